/**
 * A desk, its provider and its clients in memory, around the protocol of a write. The test chooses when and whether the
 * provider does a write, its answers, what its data show, when the desk's process ends, and which answers arrive.
 */
import { inFlightMs } from '../desk/times.ts'
import { keeping } from '../desk/write-once/keeping.ts'
import type { Reply, Sight, WriteIntent } from '../desk/write-once/policy.ts'
import {
  begin,
  type Effect,
  type Happening,
  type Look,
  lookAgain,
  next,
  type Question,
} from '../desk/write-once/protocol.ts'
import type { Choose } from './choices.ts'
import { MemoryLog } from './memory-log.ts'

const CALLS = { callMs: 10_000 }
const IN_FLIGHT_MS = inFlightMs(CALLS)

/** A write that a client wants once, for any number of requests. */
export interface Wish {
  key?: string
  content: string
}

/** A write that was sent to the provider. */
interface Sending {
  wish: Wish
  /** `under-way`: it may still be done until it can no longer arrive, or at any time if the provider accepted it. */
  is: 'done' | 'under-way' | 'never'
  isAccepted: boolean
}

interface Intent extends WriteIntent {
  /** Its index in {@link World.sendings}. */
  sending: number
  accepted?: true
}

type Way = readonly [
  does: Sending['is'],
  answers: 'done' | 'accepted' | 'error' | 'silence' | 'crash' | 'never-taken' | 'refused',
]

/** What the provider does with a write, and what it answers. */
const ways: readonly [Way, ...Way[]] = [
  ['done', 'done'],
  ['done', 'accepted'],
  ['done', 'error'],
  ['done', 'silence'],
  ['done', 'crash'],
  ['under-way', 'accepted'],
  ['under-way', 'silence'],
  ['under-way', 'crash'],
  ['never', 'never-taken'],
  ['never', 'refused'],
  ['never', 'accepted'],
  ['never', 'error'],
  ['never', 'silence'],
  ['never', 'crash'],
]

/** The process of the desk ends. */
class Crash extends Error {}

export class World {
  readonly sendings: Sending[] = []
  readonly #log = new MemoryLog<Intent>()
  readonly #choose: Choose
  #now = 0
  #requests = 0

  constructor(choose: Choose) {
    this.#choose = choose
  }

  /** How often the provider did the write. */
  timesDone(wish: Wish): number {
    return this.sendings.filter((sent) => sent.is === 'done' && sent.wish === wish).length
  }

  /** The number of writes without a known outcome. */
  get open(): number {
    return this.#log.open().length
  }

  /** Sends a client's request. @returns the desk's answer in a word; undefined if its process ends before */
  ask(wish: Wish): string | undefined {
    try {
      return this.#do(wish, `request ${++this.#requests}`)
    } catch (error) {
      if (error instanceof Crash) return undefined
      throw error
    }
  }

  /** @returns whether the client hears the answer to its last request */
  hear(): boolean {
    const isHeard = this.#choose([true, false])
    // The worker reports whether the client has the answer, unless its process ends as well.
    if (this.#choose([true, false])) this.#log.handedOver(`request ${this.#requests}`, isHeard, this.#now)
    return isHeard
  }

  /** Lets time pass: until nothing is under way any more, or hardly any; then the desk's alarm may look. */
  wait(): void {
    const isLong = this.#choose([false, true])
    this.#now += isLong ? IN_FLIGHT_MS : 1
    for (const sending of this.sendings) {
      if (sending.is !== 'under-way') continue
      sending.is =
        isLong && !sending.isAccepted ? this.#choose(['done', 'never']) : this.#choose(['under-way', 'done'])
    }
    if (this.#choose([false, true])) this.#settle()
  }

  /** Has all writes under way arrive. */
  end(): void {
    for (const sending of this.sendings) if (sending.is === 'under-way') sending.is = 'done'
  }

  #do(wish: Wish, requestId: string): string {
    const asked = { key: wish.key, content: wish.content, caller: 'caller' }
    let question: Question<Intent> = begin(asked)
    let concluded: string | undefined
    for (;;) {
      const step = next<Intent, unknown>(this.#answer(question, wish, requestId), IN_FLIGHT_MS)
      for (const effect of step.effects) concluded = this.#perform(effect) ?? concluded
      if (step.question) {
        question = step.question
        continue
      }
      const { told } = step
      if (told?.tell === 'kept') return told.kept.sealed
      return told?.tell === 'concluded' ? concluded! : told!.tell
    }
  }

  #answer(question: Question<Intent>, wish: Wish, requestId: string): Happening<Intent, unknown> {
    switch (question.ask) {
      case 'find': {
        const { asked } = question
        return {
          after: 'find',
          asked,
          known: asked.key === undefined ? undefined : this.#log.find(asked.key),
        }
      }
      case 'settle':
        return { after: 'settle', asked: question.asked, open: this.#settle() }
      case 'recall': {
        const { key, caller, content } = question.asked
        const found = key === undefined ? this.#log.findLost(caller, content, this.#now) : this.#log.find(key)
        return { after: 'recall', asked: question.asked, open: question.open, kept: found?.kept }
      }
      case 'hear':
        // No report comes in time.
        return { ...question, after: 'hear', isHeard: false }
      case 'prepare': {
        const intent = { request: { requestId }, answered: false, sending: this.sendings.length }
        return {
          after: 'prepare',
          asked: question.asked,
          prepared: { ok: true, value: intent },
          hasTime: true,
        }
      }
      case 'begin': {
        const intent = { ...question.intent, answerKey: '' }
        const more = { at: this.#now, intent, wrapped: '', onlySets: false }
        return { after: 'begin', write: this.#log.begin({ ...question.asked, ...more }) }
      }
      case 'send':
        return { after: 'send', write: question.write, reply: this.#send(wish) }
      case 'look':
        return this.#look(question.look)
    }
  }

  #send(wish: Wish): Reply<Intent, unknown> {
    const [is, answer] = this.#choose(ways)
    this.sendings.push({ wish, is, isAccepted: answer === 'accepted' })
    const reason = { code: 'provider-failed' } as const
    switch (answer) {
      case 'crash':
        throw new Crash()
      case 'done':
      case 'refused':
        return { is: answer, answer: answerOf(answer), ending: { outcome: answer } }
      case 'never-taken':
        return { is: answer, reason }
      case 'accepted':
        return { is: answer, known: { accepted: true } }
      case 'error':
      case 'silence':
        return { is: 'broken', answered: answer === 'error', reason }
    }
  }

  /** The data show the truth, unless they cannot be read or another user changed the same. */
  #look(look: Look<Intent>): Happening<Intent, unknown> {
    const { intent, at } = look.write
    const { is } = this.sendings[intent.sending]!
    const truth = is === 'done' ? 'done' : 'not-done'
    const shown = this.#choose<Sight<unknown>['shown']>([truth, 'unread', 'unclear'])
    const mayBeSaid = { done: 'done', never: 'failed', 'under-way': undefined } as const
    const said = intent.accepted ? this.#choose([undefined, mayBeSaid[is]]) : undefined
    const sight = { shown, said, done: () => ({ answer: answerOf('done'), facts: {} }) }
    return { after: 'look', look, sight, age: this.#now - at }
  }

  #settle() {
    let open
    for (const write of this.#log.open()) {
      this.#log.markLost(write, this.#now)
      const { effects } = next(this.#look(lookAgain(write)), IN_FLIGHT_MS)
      for (const effect of effects) this.#perform(effect)
      if (effects.length === 0) open ??= write
    }
    return open
  }

  #perform(effect: Effect<Intent, unknown>): string | undefined {
    const { write } = effect
    switch (effect.do) {
      case 'store':
        return void this.#log.update(write)
      case 'drop':
        return void this.#log.drop(write)
      case 'note-unknown':
        return undefined
      case 'conclude':
      case 'rule': {
        const outcome = effect.do === 'rule' ? effect.ruling : effect.as.is
        const answer = outcome === 'not-done' ? undefined : answerOf(outcome)
        const { key, isLost, intent } = write
        const how = keeping({ isKeyed: key !== undefined, isLost, outcome, answer })
        const { requestId } = intent.request
        if (how === 'nothing') this.#log.drop(write)
        else this.#log.keep(write, { how, sealed: outcome, request: requestId, now: this.#now, letters: [] })
        return outcome
      }
    }
  }
}

function answerOf(outcome: string) {
  const problem = outcome === 'done' ? {} : { problem: 'outcome-unknown' as const }
  return { status: 200, headers: {}, body: outcome, ...problem }
}
