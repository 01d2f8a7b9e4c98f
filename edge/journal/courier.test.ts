/** What the merchant's head hears of letters that wait. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '../testing/edge.ts'
import { overloadAt } from '../testing/resets.ts'
import { Courier } from './courier.ts'
import { Journal } from './journal.ts'
import { JournalHead } from './journal-head.ts'
import { headOf } from './journal-of.ts'
import { actLetter, type Letter, type LetterBox, sessionSubject } from './letter.ts'

afterEach(() => void vi.restoreAllMocks())

/** A box in memory with a letter to the journal of the merchant. */
function boxOf(merchantId: string): LetterBox & { post: () => void } {
  let letters: Letter[] = []
  return {
    post() {
      const doer = { kind: 'server' as const, id: 'key', requestId: 'r', letterId: crypto.randomUUID() }
      const act = {
        merchantId,
        subject: sessionSubject('s'),
        operation: 'endSession' as const,
        at: Date.now(),
      }
      letters.push(actLetter(doer, act))
    },
    pending: () => letters,
    taken: (ids) => (letters = letters.filter(({ id }) => !ids.has(id))),
  }
}

describe('the head of a merchant’s journal', () => {
  it.each([
    ['at the next delivery', 0],
    ['with the next letter', 1],
  ])('hears %s that the letters have come, if it did not answer before', async (_, more) => {
    const merchantId = `courier-${more}`
    const box = boxOf(merchantId)
    const courier = new Courier(env as never, box, 'object')
    const waiting = () => headOf(env as never, merchantId).waiting()
    box.post()
    overloadAt(Journal, 'take')
    expect(await courier.deliver()).toBe(false)
    expect(await waiting()).toMatchObject({ letters: 1, objects: 1 })
    vi.restoreAllMocks()
    overloadAt(JournalHead, 'arrived')
    // The letters are there, but /readyz still counts them: the object's alarm comes again.
    expect(await courier.deliver()).toBe(false)
    expect(box.pending()).toEqual([])
    expect(await waiting()).toMatchObject({ letters: 1 })
    vi.restoreAllMocks()
    for (let letter = 0; letter < more; letter++) box.post()
    expect(await courier.deliver()).toBe(true)
    expect(await waiting()).toBeUndefined()
  })
})
