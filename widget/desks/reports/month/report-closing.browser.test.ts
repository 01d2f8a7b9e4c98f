/** Closing a day by keyboard: the first press asks, and the focus goes on from there. */
import { userEvent } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import type { KeptClosing } from '../../../../shared/domain/report/closing.ts'
import { parseJson, stringifyJson } from '../../../../shared/domain/values/json.ts'
import { EdgeClient } from '../../../client/edge-client.ts'
import { loadLanguage } from '../../../locales/languages.ts'
import { EDGE, FakeEdge, TOKEN } from '../../../testing/fake-edge.ts'
import { reached } from '../../../testing/reach.ts'
import { clientOf, readDayOf, reportOf, sale } from '../../../testing/report-day.ts'
import { loadReportClosing } from './closing-parts.ts'
import type { ReportClosing } from './report-closing.ts'

let edge: FakeEdge
let closing: ReportClosing

afterEach(() => {
  closing.remove()
  edge.restore()
})

it('the closing of a day never begins by the first press of Enter, and goes on from the question', async () => {
  await loadLanguage('en')
  await loadReportClosing()
  edge = new FakeEdge()
  let sent = 0
  edge.intercept = ({ path, method, body }) => {
    if (path !== '/api/v2/reports/closings') return undefined
    if (method === 'GET') return new Response('{"closings":[]}')
    sent += 1
    const who = { kind: 'session', id: 'u7', name: 'Kim' } as const
    const kept: KeptClosing = { ...(parseJson(body) as KeptClosing), at: '2026-11-21T08:00:00Z', who }
    return new Response(stringifyJson(kept), { status: 201 })
  }
  const { reading } = await readDayOf(reportOf(clientOf([sale])))
  closing = document.createElement('order-admin-report-closing')
  const client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
  Object.assign(closing, { lang: 'en', client, reading })
  document.body.append(closing)
  const root = await reached(() => closing.shadowRoot)
  const button = await reached(() => root.querySelector<HTMLElement>('.act button'))
  button.focus()
  await userEvent.keyboard('{Enter}')
  const question = await reached(() => root.querySelector('order-admin-report-close')?.shadowRoot)
  const dialog = await reached(() => question.querySelector<HTMLElement>('dialog[open]'))
  expect(question.activeElement).toBe(dialog)
  await userEvent.keyboard('{Enter}')
  expect(sent).toBe(0)

  await userEvent.keyboard('{Escape}')
  await reached(() => !question.querySelector('dialog[open]'))
  expect(root.activeElement).toBe(button)

  await userEvent.keyboard('{Enter}')
  const main = await reached(() => question.querySelector<HTMLElement>('dialog[open] footer .primary'))
  main.focus()
  await userEvent.keyboard('{Enter}')
  await reached(() => !question.querySelector('dialog[open]'))
  expect(sent).toBe(1)
  await reached(() => root.activeElement?.matches('.facts'))
})
