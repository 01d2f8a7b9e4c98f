/**
 * What the edge stores wrongly is not kept: triggers of SQLite make it wrong, the transaction is undone, the answer is
 * `internal-error`, and the log has ids and amounts.
 */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BatchRequest } from '../../shared/domain/batch/batch.ts'
import { createBatch, listBatches, reviewed } from '../testing/batches.ts'
import { DeskCase, deskKinds } from '../testing/both-desks.ts'
import { asServer, bodyOf, env, json, newOrder } from '../testing/edge.ts'

afterEach(() => void vi.restoreAllMocks())

async function corrupt(object: DurableObjectStub, trigger: string): Promise<void> {
  await runInDurableObject(object, (_, { storage: { sql } }) => {
    sql.exec('DROP TRIGGER IF EXISTS wrong')
    if (trigger !== '') sql.exec(`CREATE TRIGGER wrong AFTER ${trigger}; END`)
  })
}

/** The lines of the log with a broken invariant. */
function brokenLines(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => {
    const line = JSON.parse(text) as Record<string, unknown>
    if (line['invariant'] !== undefined) lines.push(line)
  })
  return lines
}

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code: string }).code}`
}

describe.each(deskKinds)('an answer of $name that would be kept for other content', (kind) => {
  it('is not given, and never repeated', async () => {
    const desk = await DeskCase.of(kind)
    await desk.write({ key: 'before' })
    const object = await desk.object()
    await corrupt(
      object,
      "INSERT ON write_log BEGIN UPDATE write_log SET content = 'another' WHERE id = NEW.id",
    )
    const lines = brokenLines()
    expect(await codeOf(await desk.write({ key: 'one' }))).toBe('500 internal-error')
    expect(lines).toEqual([
      expect.objectContaining({
        event: 'internal-error',
        invariant: 'answer-of-its-write',
        dossier: expect.stringMatching(/^write=\d+ rows=0$/) as string,
      }),
    ])
    // Undone: the write has no answer, and its outcome is looked for.
    const open = (await desk.stored('key, intent, answer')).filter(({ intent }) => intent !== null)
    expect(open).toEqual([expect.objectContaining({ answer: null })])
    expect(await codeOf(await desk.write({ key: 'one' }))).toBe('422 idempotency-key-reused')
  })
})

describe('a batch that lost an order', () => {
  it('is not created', async () => {
    const orders = [await newOrder(), await newOrder()]
    const request: BatchRequest = { kind: 'cancel', orders }
    await reviewed(request)
    const object = env.BATCHES.getByName('100001')
    const before = (await listBatches()).length
    await corrupt(
      object,
      'INSERT ON items WHEN NEW.place = 1 BEGIN DELETE FROM items WHERE batch = NEW.batch AND place = 1',
    )
    const lines = brokenLines()
    expect(await codeOf(await createBatch(request))).toBe('500 internal-error')
    await corrupt(object, '')
    expect((await listBatches()).length).toBe(before)
    expect(lines).toEqual([
      expect.objectContaining({
        invariant: 'batch-counts',
        object: 'Batches',
        dossier: expect.stringMatching(/^batch=\d+ stored=1 orders=2$/) as string,
      }),
    ])
  })
})

describe('a closing with other figures than were computed', () => {
  it('is not kept', async () => {
    const path = '/api/v2/reports/closings'
    // Another file's closing of the day would be repeated: no other closes days of this merchant.
    const key = 'sandbox-api-key-100002'
    const close = (date: string) =>
      asServer(path, json('POST', { date }, { 'Idempotency-Key': crypto.randomUUID() }), key)
    expect((await close('2020-03-05')).status).toBe(201)
    await corrupt(
      env.CLOSINGS.getByName('100002'),
      `INSERT ON closings WHEN NEW.key IS NOT NULL BEGIN
       INSERT INTO closings (date, content, closing, checked)
         SELECT NEW.date, NEW.content, replace(NEW.closing, '"paid":', '"paid":1'), 1`,
    )
    const lines = brokenLines()
    expect(await codeOf(await close('2020-03-07'))).toBe('500 internal-error')
    const list = await bodyOf(await asServer(`${path}?from=2020-03-07&to=2020-03-07`, {}, key))
    expect(list).toEqual({ closings: [] })
    expect(lines).toEqual([
      expect.objectContaining({
        invariant: 'closing-figures',
        dossier: expect.stringMatching(/^day=20200307 closing=\d+$/) as string,
      }),
    ])
  })
})
