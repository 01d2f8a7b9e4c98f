import { render } from 'lit'
import { afterEach, expect, it } from 'vitest'
import type { Explanation } from '../../../../shared/domain/report/payout/payout.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import type { DayReport } from '../data/report-data.ts'
import { CauseSearch, type CauseState } from './cause-search.ts'
import { causeView } from './cause.view.ts'
import { eventually } from '../../../../shared/testing/eventually.ts'

afterEach(() => document.body.replaceChildren())

const explanation: Explanation = { cause: undefined, alternatives: 0, differing: [], faults: [] }

it('a search for a cause that failed starts again when it is asked for', async () => {
  const l = await localizerOf('en')
  let asked = 0
  const day = {
    explain: () => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('the network is gone')) : Promise.resolve(explanation)
    },
  } as unknown as DayReport
  const ended = Promise.withResolvers<void>()
  let again = ended
  const search = new CauseSearch({ requestUpdate: () => again.resolve() })
  const host = document.body.appendChild(document.createElement('div'))
  const show = (state: CauseState) =>
    render(
      causeView(state, () => search.retry(0), { show: () => {}, copy: () => {}, copied: undefined }, l),
      host,
    )
  expect(search.of(day, 0)).toEqual({ is: 'searching' })
  await ended.promise
  show(search.of(day, 0))
  expect(host.textContent).toContain('What explains the difference could not be looked for.')
  const [button, ...others] = host.querySelectorAll('button')
  expect([button!.textContent!.trim(), others]).toEqual(['Try again', []])

  button!.focus()
  button!.click()
  expect(document.activeElement).toBe(host.querySelector('h3'))
  again = Promise.withResolvers()
  expect(search.of(day, 0)).toEqual({ is: 'searching' })
  await again.promise
  await eventually(() => expect(search.of(day, 0)).toMatchObject({ is: 'found', explanation }))
  expect(asked).toBe(2)
})
