/** A write log in memory, for tests of every order of events. `write-log.test.ts` compares it with the tables. */
import type { Letter } from '../journal/letter.ts'
import { KEY_MS, LOST_MS, REPEATED_MS, SOON_MS } from '../desk/times.ts'
import type { LoggedWrite, NewWrite, OpenWrite, WriteLog } from '../desk/write-once/write-log.ts'

type Row<Intent> = LoggedWrite<Intent> & {
  wrapped: string
  onlySets: boolean
  lostUntil?: number
  letters: Letter[]
  /** The request that has lost the answer, or got it again. */
  toldTo?: string
}

export class MemoryLog<Intent> implements Pick<WriteLog<Intent>, keyof WriteLog<Intent>> {
  #rows: Row<Intent>[] = []
  #lastId = 0
  /** The letters of forgotten writes. */
  #left: { id: number; letters: Letter[] }[] = []

  find(key: string): LoggedWrite<Intent> | undefined {
    return this.#rows.filter((row) => row.key === key).map(shown)[0]
  }

  findLost(caller: string, content: string, now: number): LoggedWrite<Intent> | undefined {
    const isLost = (row: Row<Intent>) =>
      row.key === undefined &&
      (row.caller ?? caller) === caller &&
      row.content === content &&
      row.lostUntil !== undefined &&
      row.lostUntil > now
    return this.#rows.filter(isLost).map(shown).at(-1)
  }

  findRequest(request: string): LoggedWrite<Intent> | undefined {
    const isOf = ({ key, kept, toldTo }: Row<Intent>) =>
      key === undefined && (kept?.handedTo === request || toldTo === request)
    return this.#rows.filter(isOf).map(shown)[0]
  }

  open(): OpenWrite<Intent>[] {
    return this.#rows.filter(({ intent }) => intent).map(shown) as OpenWrite<Intent>[]
  }

  unresolved(): { at: number }[] {
    return this.open().map(({ at }) => ({ at }))
  }

  begin({ key, ...given }: NewWrite<Intent>): OpenWrite<Intent> {
    const row: Row<Intent> = {
      ...given,
      id: ++this.#lastId,
      isLost: false,
      letters: [],
      ...(key !== undefined && { key }),
    }
    this.#rows.push(row)
    return shown(row) as OpenWrite<Intent>
  }

  forgetSet(now: number): void {
    this.#keepOnly((row) => !isSet(row) || (isAsked(row) && row.at > now - REPEATED_MS))
    for (const row of this.#rows) if (isSet(row)) row.content = ''
  }

  update({ id, intent }: OpenWrite<Intent>): void {
    this.#row(id, (row) => (row.intent = intent))
  }

  markLost({ id }: LoggedWrite<Intent>, now: number): void {
    this.#row(id, (row) => (row.lostUntil = now + LOST_MS))
  }

  keep(
    { id }: LoggedWrite<Intent>,
    { how, sealed, request, now, letters }: Parameters<WriteLog<Intent>['keep']>[1],
  ): void {
    this.#row(id, (row) => {
      delete row.intent
      if (now >= row.at + SOON_MS) row.at = now
      const isOfRequest = how === 'handed' || how === 'by-request'
      row.kept = { wrapped: row.wrapped, sealed, ...(isOfRequest && { handedTo: request }) }
      if (how === 'by-request') row.content = ''
      if (how === 'lost') row.toldTo = request
      if (how !== 'by-key') row.lostUntil ??= now + LOST_MS
      row.letters.push(...letters)
    })
  }

  toldAgain({ id }: LoggedWrite<Intent>, request: string, now: number): void {
    this.#row(id, (row) => {
      if (row.kept?.handedTo === undefined) row.toldTo = request
      row.lostUntil = now + LOST_MS
    })
  }

  handedOver(request: string, isHeard: boolean, now: number): void {
    if (isHeard) this.#keepOnly(({ kept }) => kept?.handedTo !== request)
    for (const row of this.#rows) {
      if (row.kept?.handedTo !== request && row.toldTo !== request) continue
      delete row.kept?.handedTo
      delete row.toldTo
      row.lostUntil = (isHeard ? row.at : now) + LOST_MS
    }
  }

  drop({ id }: LoggedWrite<Intent>, letters: readonly Letter[] = []): void {
    this.addLetters({ id }, letters)
    this.#keepOnly((row) => row.id !== id)
  }

  dropOld(now: number): void {
    this.#keepOnly((row) => row.intent !== undefined || (keptUntil(row) ?? Infinity) > now)
  }

  addLetters({ id }: { id: number }, letters: readonly Letter[]): void {
    this.#row(id, (row) => row.letters.push(...letters))
  }

  addFirst(letters: readonly Letter[]): void {
    const ids = [...this.#rows, ...this.#left].map(({ id }) => id)
    this.#left.push({ id: Math.min(0, ...ids) - 1, letters: [...letters] })
  }

  waiting(): { at: number }[] {
    return this.pending().map(({ at }) => ({ at }))
  }

  pending(): Letter[] {
    return [...this.#rows, ...this.#left].toSorted((a, b) => a.id - b.id).flatMap(({ letters }) => letters)
  }

  taken(ids: ReadonlySet<string>): void {
    for (const row of [...this.#rows, ...this.#left])
      row.letters = row.letters.filter(({ id }) => !ids.has(id))
  }

  nextDrop(): number | undefined {
    const times = this.#rows.filter(({ intent }) => !intent).map(keptUntil)
    const known = times.filter((time) => time !== undefined)
    return known.length > 0 ? Math.min(...known) : undefined
  }

  #keepOnly(isKept: (row: Row<Intent>) => boolean): void {
    this.#left.push(...this.#rows.filter((row) => !isKept(row)))
    this.#rows = this.#rows.filter(isKept)
  }

  #row(id: number, change: (row: Row<Intent>) => unknown): void {
    const row = this.#rows.find((one) => one.id === id)
    if (row) change(row)
  }
}

/** Whether the answer of a change is kept that only sets values, without a key. */
function isSet({ key, intent, onlySets }: Row<unknown>): boolean {
  return key === undefined && !intent && onlySets
}

function isAsked({ kept, toldTo }: Row<unknown>): boolean {
  return kept?.handedTo !== undefined || toldTo !== undefined
}

function keptUntil({ key, at, lostUntil }: Row<unknown>): number | undefined {
  return key === undefined ? lostUntil : at + KEY_MS
}

function shown<Intent>({
  id,
  key,
  content,
  caller,
  at,
  intent,
  kept,
  lostUntil,
}: Row<Intent>): LoggedWrite<Intent> {
  return {
    id,
    ...(key !== undefined && { key }),
    content,
    ...(caller !== undefined && { caller }),
    at,
    isLost: lostUntil !== undefined,
    ...(intent && { intent }),
    ...(kept && { kept: { ...kept } }),
  }
}
