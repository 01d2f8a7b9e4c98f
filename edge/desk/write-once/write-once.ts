/** Does each write of a desk once: follows the protocol, with the desk's policy. */
import { hold } from '../../../shared/domain/values/invariant.ts'
import type { ProblemReason } from '../../http/problem.ts'
import { replayed } from '../../http/replayed.ts'
import { CallerSecret, seal } from '../caller-secret.ts'
import type { DeskAnswer } from '../desk-answer.ts'
import { type DeskTools, secondsToOutcome } from '../desk-tools.ts'
import type { HandOvers } from '../hand-overs.ts'
import { inFlightMs, longestCall } from '../times.ts'
import type { WriteOutcome, WriteStep, WriteWatch } from '../write-watch.ts'
import { keeping } from './keeping.ts'
import { lostReason } from '../lost-time.ts'
import type { Ending, Noted, Sight, WriteIntent, WritePolicy, WriteRequest } from './policy.ts'
import {
  type Asked,
  begin,
  type Effect,
  type Happening,
  isSame,
  type Look,
  lookAgain,
  next,
  type Question,
  type Told,
} from './protocol.ts'
import type { Ruling } from './ruling.ts'
import type { KeptAnswer, OpenWrite, WriteLog } from './write-log.ts'

const TOO_LATE = {
  code: 'desk-busy',
  detail: 'There was too little time left. Nothing was sent.',
  retryAfter: 2,
} as const

/** The engine's tools. */
export interface WriteTools<Intent> extends Pick<DeskTools, 'config' | 'now' | 'sync' | 'transact'> {
  log: WriteLog<Intent>
  handOvers: HandOvers
  /** The desk's name, which keeps its answers apart from those of other desks. */
  about: string
  /** What operators see of the writes. */
  watch?: WriteWatch
}

/** A request under way. */
interface Turn<Request> {
  request: Request
  secret: CallerSecret
  /** When the work ends, in milliseconds since 1970; a write without an outcome by then stays open. */
  until: number
}

/** The outcomes of requests that concluded no write: those that did are counted with their conclusion. */
const outcomeOf: Partial<Record<Told<unknown>['tell'], WriteOutcome>> = {
  kept: 'replayed',
  refusal: 'refused',
  'key-reused': 'refused',
  'lost-time': 'refused',
  late: 'late',
  blocked: 'blocked',
  'unknown-yet': 'unknown-yet',
}

export class WriteOnce<Request extends WriteRequest & Intent['request'], Intent extends WriteIntent, Facts> {
  readonly #tools: WriteTools<Intent>
  readonly #policy: WritePolicy<Request, Intent, Facts>

  constructor(tools: WriteTools<Intent>, policy: WritePolicy<Request, Intent, Facts>) {
    this.#tools = tools
    this.#policy = policy
  }

  /** Does one write, from the request to its answer. @param until see {@link Turn} */
  async do(request: Request, until: number): Promise<DeskAnswer> {
    const { asked, secret } = await this.#identify(request)
    const turn = { request, secret, until }
    let question: Question<Intent> = begin(asked)
    for (;;) {
      const step = this.#next(await this.#answer(question, turn))
      let concluded: DeskAnswer | undefined
      for (const effect of step.effects) concluded = await this.#perform(effect)
      if (!step.question) return this.#tell(step.told, turn, asked, concluded)
      question = step.question
    }
  }

  /**
   * What a request whose turn does not come is told, if it may have been sent before: its answer, or that its outcome is
   * not known yet. Nothing is looked at, and nothing sent.
   * @returns undefined if it was never sent, or was not done
   */
  async known(request: Request): Promise<DeskAnswer | undefined> {
    const { asked, secret } = await this.#identify(request)
    const turn = { request, secret, until: 0 }
    let question: Question<Intent> = begin(asked)
    while (question.ask !== 'prepare') {
      const step = this.#next(
        question.ask === 'settle' ? this.#withoutLook(asked) : await this.#answer(question, turn),
      )
      if (!step.question) return this.#tell(step.told, turn, asked, undefined)
      question = step.question
    }
    return undefined
  }

  /**
   * Looks at every open write, whose client left without an answer.
   * @param until see {@link Turn}
   * @returns the oldest one that stays open
   */
  async settle(until: number): Promise<OpenWrite<Intent> | undefined> {
    const { log, now } = this.#tools
    let open: OpenWrite<Intent> | undefined
    for (const write of log.open()) {
      log.markLost(write, now())
      const { effects } = this.#next(await this.#look(lookAgain(write), until))
      for (const effect of effects) await this.#perform(effect)
      if (effects.length === 0) open ??= write
    }
    return open
  }

  async #identify(request: Request): Promise<{ asked: Asked; secret: CallerSecret }> {
    const { idempotencyKey, requester } = request
    const digest = await this.#policy.contentOf(request)
    const secret = await CallerSecret.of(idempotencyKey ?? digest, this.#tools.about)
    const asked = {
      key: idempotencyKey === undefined ? undefined : await secret.digest(),
      content: await secret.digest(digest),
      caller: await secret.digest(`${requester.kind}/${requester.id}`),
    }
    return { asked, secret }
  }

  /** Other open writes hold up no request that is not done now. */
  #withoutLook(asked: Asked): Happening<Intent, Facts> {
    return { after: 'settle', asked, open: this.#tools.log.open().find((write) => isSame(asked, write)) }
  }

  #next(happening: Happening<Intent, Facts>) {
    return next(happening, inFlightMs(this.#tools.config))
  }

  async #answer(question: Question<Intent>, turn: Turn<Request>): Promise<Happening<Intent, Facts>> {
    const { log, handOvers, config, now, sync } = this.#tools
    const { request, secret, until } = turn
    switch (question.ask) {
      case 'find': {
        const { asked } = question
        return { after: 'find', asked, known: asked.key === undefined ? undefined : log.find(asked.key) }
      }
      case 'settle':
        return { after: 'settle', asked: question.asked, open: await this.settle(until) }
      case 'recall': {
        const { asked, open } = question
        const kept = this.#recall(asked, request.requestId)
        return { after: 'recall', asked, open, kept, isOfLostTime: request.lostTime !== undefined }
      }
      case 'hear': {
        const { asked, open, kept } = question
        return { after: 'hear', asked, open, kept, isHeard: await handOvers.isHeard(question.request) }
      }
      case 'prepare': {
        const prepared = await this.#timed('read', () => this.#policy.prepare(request, until))
        const hasTime = until - now() >= longestCall(config)
        return { after: 'prepare', asked: question.asked, prepared, hasTime }
      }
      case 'begin': {
        const { clear: answerKey, wrapped } = await secret.newAnswerKey()
        const intent = { ...question.intent, answerKey }
        const onlySets = this.#policy.onlySets(request)
        if (onlySets) log.forgetSet(now())
        const write = log.begin({ ...question.asked, at: now(), intent, wrapped, onlySets })
        this.#tools.watch?.opened(write.id, write.at)
        await sync()
        return { after: 'begin', write }
      }
      case 'send': {
        const { write } = question
        const reply = await this.#timed('send', () => this.#policy.send(request, until))
        return { after: 'send', write, reply }
      }
      case 'look':
        return this.#look(question.look, until)
    }
  }

  /** The answer that this request gets again. */
  #recall({ key, caller, content }: Asked, requestId: string): KeptAnswer | undefined {
    const { log, now } = this.#tools
    const repeated = key === undefined ? log.findRequest(requestId)?.kept : undefined
    // Nobody is being told of it: its worker still waits.
    if (repeated) return { wrapped: repeated.wrapped, sealed: repeated.sealed }
    const found = key === undefined ? log.findLost(caller, content, now()) : log.find(key)
    // The key was looked up before the open writes were settled: its content was compared then.
    hold('answer-of-its-write', (found?.content ?? content) === content, () => ({ write: found!.id }))
    return found?.kept
  }

  async #look(look: Look<Intent>, until: number): Promise<Happening<Intent, Facts>> {
    const { intent, at } = look.write
    const { watch, now } = this.#tools
    const age = now() - at
    const sight = await this.#timed('look', () => this.#policy.look(intent, until, look.isAwaited))
    if (sight.followedMs !== undefined) {
      watch?.spent('follow', sight.followedMs)
      watch?.spent('look', -sight.followedMs)
    }
    return { after: 'look', look, age, sight }
  }

  /** @returns the answer, if this concludes the write */
  async #perform(effect: Effect<Intent, Facts>): Promise<DeskAnswer | undefined> {
    const { log } = this.#tools
    const { write } = effect
    switch (effect.do) {
      case 'store':
        return void log.update(write)
      case 'drop':
        this.#tools.watch?.closed(write.id)
        return void log.drop(write)
      case 'note-unknown':
        return void log.addLetters(
          write,
          (await this.#policy.note(write.intent, { outcome: 'unknown' })).letters,
        )
      case 'conclude': {
        const { answer, ending, is } = effect.as
        return this.#conclude(write, is, ending, answer)
      }
      case 'rule':
        return this.#rule(write, effect.ruling, effect.sight)
    }
  }

  #rule(
    write: OpenWrite<Intent>,
    ruling: Exclude<Ruling, 'open'>,
    sight: Sight<Facts>,
  ): Promise<DeskAnswer | undefined> {
    const { intent } = write
    switch (ruling) {
      case 'done': {
        const { answer, facts } = sight.done()
        const how = sight.said === 'done' ? {} : ({ foundByReading: true } as const)
        return this.#conclude(write, ruling, { outcome: ruling, ...how, facts }, answer)
      }
      case 'refused': {
        const code = 'provider-task-failed'
        const answer = this.#policy.refused(intent.request, { code })
        return this.#conclude(write, ruling, { outcome: ruling, code }, answer)
      }
      case 'unknown': {
        const reason = { code: 'outcome-unknown', detail: this.#policy.words.unknown(intent, sight) } as const
        const answer = this.#policy.refused(intent.request, reason)
        return this.#conclude(write, ruling, { outcome: ruling }, answer)
      }
      case 'not-done': {
        const facts = sight.facts ? { facts: sight.facts } : {}
        return this.#conclude(write, ruling, { outcome: ruling, foundByReading: true, ...facts })
      }
    }
  }

  async #conclude(
    write: OpenWrite<Intent>,
    outcome: Exclude<Ruling, 'open'>,
    ending: Ending<Facts> | undefined,
    answer?: DeskAnswer,
  ): Promise<DeskAnswer | undefined> {
    const { log, now, transact, watch } = this.#tools
    const { intent, isLost } = write
    const isKeyed = write.key !== undefined
    const how = keeping({ isKeyed, isLost, outcome, answer })
    // A transaction cannot await: its values are computed before it.
    const sealed = how === 'nothing' ? undefined : await seal(intent.answerKey, lastingText(answer))
    const noted: Noted = ending ? await this.#policy.note(intent, ending) : { letters: [] }
    const { letters, afterwards } = noted
    transact(() => {
      if (sealed === undefined) log.drop(write, letters)
      else log.keep(write, { how, sealed, request: intent.request.requestId, now: now(), letters })
    })
    watch?.closed(write.id)
    watch?.ended(outcome === 'done' && ending?.foundByReading ? 'found' : outcome)
    afterwards?.(isKeyed)
    return answer
  }

  async #tell(
    told: Told<Intent> | undefined,
    { request, secret }: Turn<Request>,
    asked: Asked,
    concluded: DeskAnswer | undefined,
  ): Promise<DeskAnswer> {
    const outcome = told && outcomeOf[told.tell]
    if (outcome) this.#tools.watch?.ended(outcome)
    if (told?.tell === 'kept') {
      this.#noteAgain(asked, request)
      return replayed(JSON.parse(await secret.open(told.kept.wrapped, told.kept.sealed)) as DeskAnswer)
    }
    if (told && told.tell !== 'concluded') return this.#policy.refused(request, this.#reason(told, request))
    if (!concluded) throw new RangeError('a write ended without an answer')
    return concluded
  }

  /** Without a key, this answer may be lost too. */
  #noteAgain({ key, caller, content }: Asked, { requestId }: Request): void {
    const { log, now } = this.#tools
    const lost = key === undefined ? log.findLost(caller, content, now()) : undefined
    if (lost?.kept) log.toldAgain(lost, requestId, now())
  }

  #timed<Value>(step: WriteStep, work: () => Promise<Value>): Promise<Value> {
    const { watch } = this.#tools
    return watch ? watch.timed(step, work) : work()
  }

  #reason(told: Exclude<Told<Intent>, { tell: 'kept' | 'concluded' }>, { lostTime }: Request): ProblemReason {
    const { words } = this.#policy
    switch (told.tell) {
      case 'refusal':
        return told.reason
      case 'not-done':
        return { ...told.reason, detail: words.notDone }
      case 'key-reused':
        return { code: 'idempotency-key-reused' }
      case 'late':
        return TOO_LATE
      case 'lost-time':
        return lostReason(lostTime!, words.looks)
      case 'blocked': {
        const retryAfter = secondsToOutcome(this.#tools, told.by)
        return { code: 'desk-busy', detail: `${words.blocked} Nothing was sent.`, retryAfter }
      }
      case 'unknown-yet': {
        const { key, intent } = told.by
        const same = key === undefined ? 'request' : 'request with the same Idempotency-Key'
        const todo = `Send the same ${same} again after Retry-After: the edge then looks ${words.looks}, and sends nothing twice.`
        const retryAfter = secondsToOutcome(this.#tools, told.by)
        return { code: 'outcome-unknown', detail: `${words.unknownYet(intent)} ${todo}`, retryAfter }
      }
    }
  }
}

/** What is kept of an answer, as JSON. */
function lastingText(answer: DeskAnswer | undefined): string {
  return JSON.stringify({ ...answer, order: undefined })
}
