import { describe, expect, it } from 'vitest'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { buildJournalEntry } from '../../../testing/journal.ts'
import type { JournalReading } from './journal-data.ts'
import { readJournal } from './read-journal.ts'

const period = { from: '2026-11-15', to: '2026-11-21' }
const entries = [1, 2, 3].map((hours) => buildJournalEntry(hours))
const lines = entries.map((entry) => stringifyJson(entry))
const end = (count: number) => stringifyJson({ end: true, entries: count })

/** A body in pieces. */
function bodyOf(pieces: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
}

function read(body: ReadableStream<Uint8Array>, signal = new AbortController().signal) {
  const told: JournalReading[] = []
  return readJournal(period, body, (reading) => void told.push(reading), signal).then((reading) => ({
    reading,
    told,
  }))
}

const text = (...all: string[]) => all.map((line) => `${line}\n`).join('')

describe('reading a journal', () => {
  it('is whole with a last line that counts its entries', async () => {
    const { reading } = await read(bodyOf([text(...lines, end(3))]))
    expect(reading).toMatchObject({ is: 'whole', count: 3, period })
    expect(reading.entries.map(({ entry }) => entry)).toEqual(entries)
  })

  it('is whole without entries', async () => {
    expect((await read(bodyOf([text(end(0))]))).reading).toMatchObject({ is: 'whole', count: 0 })
  })

  it.each([
    ['without its last line', [text(...lines)], 3],
    ['with another count in its last line', [text(...lines, end(4))], 3],
    ['in the middle of a line', [text(...lines) + lines[0]!.slice(0, 40)], 3],
    ['by a text that is no entry', [text(lines[0]!, '<html>', lines[1]!, end(2))], 1],
    ['by JSON that is no entry', [text(lines[0]!, 'null', end(1))], 1],
    ['with entries behind its last line', [text(lines[0]!, end(1), lines[1]!)], 1],
    ['before anything came', [], 0],
  ])('is cut off %s, and keeps what came', async (_, pieces, count) => {
    expect((await read(bodyOf(pieces))).reading).toMatchObject({ is: 'cut-off', count })
  })

  it('is cut off where the connection breaks', async () => {
    let isFirst = true
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isFirst) controller.enqueue(new TextEncoder().encode(text(lines[0]!)))
        else controller.error(new TypeError('network'))
        isFirst = false
      },
    })
    expect((await read(body)).reading).toMatchObject({ is: 'cut-off', count: 1 })
  })

  it('keeps every digit of a Long, and characters that arrive in two pieces', async () => {
    const entry = buildJournalEntry(1, {
      amounts: { currency: 'SEK', before: 9_223_372_036_854_775_807n },
      reason: 'Måtten är fel',
    })
    const bytes = new TextEncoder().encode(text(stringifyJson(entry), end(1)))
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte))
    const { reading } = await read(bodyOf(pieces))
    expect(reading.is).toBe('whole')
    expect(reading.entries[0]!.entry).toEqual(entry)
  })

  it('tells of the first entries before the last ones have come', async () => {
    const { told } = await read(bodyOf([text(...lines, end(3))]))
    expect(told[0]).toMatchObject({ is: 'reading', count: 1 })
  })

  it('ends with the reason of its signal', async () => {
    const stop = new AbortController()
    const reading = read(new ReadableStream(), stop.signal)
    stop.abort(new Error('another period'))
    await expect(reading).rejects.toThrow('another period')
  })
})
