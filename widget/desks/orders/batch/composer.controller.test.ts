import { LitElement, render } from 'lit'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import { EdgeClient } from '../../../client/edge-client.ts'
import { define } from '../../../kit/parts/define.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { EDGE, FakeEdge, problem, TOKEN } from '../../../testing/fake-edge.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { BatchComposer } from './composer.controller.ts'

class Host extends LitElement {}

describe('composing a batch again before the edge has answered', () => {
  let edge: FakeEdge
  let client: EdgeClient
  let composer: BatchComposer
  let l: Localizer
  let made: string[]
  /** Ends the waiting of each request, in the order in which they came, with an answer or the fake edge's own. */
  let answers: ((answer?: Response | Error) => void)[]

  beforeAll(async () => {
    define({ 'test-composer-host': Host })
    l = await localizerOf('en')
  })
  beforeEach(() => {
    edge = new FakeEdge()
    client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
    composer = new BatchComposer(new Host())
    made = []
    answers = []
    edge.intercept = (call) =>
      new Promise((resolve) => answers.push((answer) => resolve(answer ?? edge.answer(call))))
  })
  afterEach(() => edge.restore())

  const begin = (kind: BatchKind, id: string) => {
    composer.forget()
    composer.begin(kind, [])
    composer.take([{ id, entry: undefined }])
  }
  /** Sends the request. @returns its outcome, which comes when the test ends the waiting */
  const make = async () => {
    const sent = answers.length
    const outcome = composer.make(client, ({ kind }) => made.push(kind))
    await until(() => answers.length > sent)
    return { outcome }
  }
  const keyOf = (place: number) => edge.calls[place]!.headers.get('Idempotency-Key')
  const shown = () => {
    const page = document.createElement('div')
    render(composer.view(['deliver', 'cancel'], l), page)
    return textOf(page)
  }

  it('lists the first batch, and shows only the second', async () => {
    begin('deliver', '8906810')
    const first = await make()
    begin('cancel', '8906811')
    const second = await make()
    answers[0]!()
    expect(await first.outcome).toBeUndefined()
    expect(made).toEqual(['deliver'])
    expect(composer.isMaking).toBe(true)
    answers[1]!()
    expect(await second.outcome).toMatchObject({ kind: 'cancel', id: 'batch-2' })
    expect(made).toEqual(['deliver', 'cancel'])
    expect(composer.isMaking).toBe(false)
  })

  it('shows nothing of the first one’s failure', async () => {
    begin('deliver', '8906810')
    const first = await make()
    begin('cancel', '8906811')
    answers[0]!(problem(409, 'batches-too-many'))
    expect(await first.outcome).toBeUndefined()
    expect(shown()).not.toContain('batches-too-many')
    const second = await make()
    answers[1]!(problem(409, 'batches-too-many'))
    expect(await second.outcome).toBeUndefined()
    expect(shown()).toContain('batches-too-many')
  })

  it('keeps the key of the second one, whose answer was lost', async () => {
    begin('deliver', '8906810')
    const first = await make()
    begin('cancel', '8906811')
    const second = await make()
    answers[1]!(new Error('the connection broke'))
    expect(await second.outcome).toBeUndefined()
    answers[0]!()
    await first.outcome
    const again = await make()
    answers[2]!()
    expect(await again.outcome).toMatchObject({ kind: 'cancel' })
    expect(keyOf(2)).toBe(keyOf(1))
    expect(keyOf(1)).not.toBe(keyOf(0))
  })

  it('has another key for the same content', async () => {
    begin('deliver', '8906810')
    const first = await make()
    begin('deliver', '8906810')
    const second = await make()
    answers[0]!()
    answers[1]!()
    await Promise.all([first.outcome, second.outcome])
    expect(keyOf(1)).not.toBe(keyOf(0))
  })
})
