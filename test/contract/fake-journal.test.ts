import { describe, expect, it } from 'vitest'
import { journalEnd, journalEntry } from '../../shared/domain/journal/journal.schema.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { journalLines } from '../../widget/testing/fake-edge.ts'
import { someDays } from '../../widget/testing/journal.ts'

async function linesOf(answer: Response): Promise<unknown[]> {
  return (await answer.text())
    .trim()
    .split('\n')
    .map((line) => parseJson(line))
}

describe('the fake export of the journal', () => {
  it('has entries and an end as the contract says, and no end when it was cut off', async () => {
    const entries = someDays()
    const whole = await linesOf(journalLines(entries))
    expect(whole.slice(0, -1).map((line) => journalEntry.parse(line))).toEqual(entries)
    expect(journalEnd.parse(whole.at(-1))).toEqual({ end: true, entries: entries.length })
    expect(await linesOf(journalLines(entries, false))).toEqual(entries)
  })
})
