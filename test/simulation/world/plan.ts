/** What happens in a run, as data: who does what when, and what goes wrong. A failing plan is made smaller by leaving parts out. */
import type { Change, RowValues } from '../provider/changes.ts'

/** What the network or the provider does to one call. */
export const troubleKinds = [
  /** Nothing arrives, and the connection breaks. */
  'request-lost',
  /** It arrives, and the connection breaks before the answer. */
  'answer-lost',
  /** It arrives after the edge has stopped waiting. */
  'held',
  /** A gateway gives up, and it arrives afterwards. */
  'late-504',
  'failed-500',
  'failed-502',
  'done-500',
  'done-502',
  'rejected-401',
  'limited-429',
  /** The answer comes after the edge has stopped waiting. */
  'slow',
  /** The answer breaks off after its head. */
  'cut',
  /** The answer's body is not JSON. */
  'garbage',
] as const
export type TroubleKind = (typeof troubleKinds)[number]

export interface Trouble {
  /** Which call of the run, from 0. */
  call: number
  /** Whether only calls that write are counted. */
  ofWrites?: boolean
  kind: TroubleKind
  /** How late it is, in milliseconds. */
  ms: number
}

/** Somebody who wants one write done. */
export interface Client<Wanted = Change> {
  kind: 'session' | 'server'
  id: string
  /** Milliseconds after the beginning of the run. */
  at: number
  change: Wanted
  hasKey: boolean
  /** Milliseconds that it waits for an answer. */
  patience: number
  /** How often it asks again after it got none, or one that says so. */
  retries: number
  /** Milliseconds between two attempts. */
  pause: number
  /** Whether it sends each attempt twice at once, as a proxy does that tries again. */
  isDoubled: boolean
  /** Whether it names the version of the order that it has read. */
  isVersioned: boolean
  /** Whether it asks a second edge, which has a state of its own. */
  isElsewhere: boolean
  /** Milliseconds between its look at that version and its first attempt. */
  thinks?: number
  /** What it asks for under the same key once it has its answer, by mistake. */
  second?: Wanted
  /** Whether the worker ends before it can say whether the answer was taken. */
  worksAlone: boolean
}

/** Something that happens to the world. */
export type Incident =
  /** Another system changes an order at the provider: the first one, unless it is named. */
  | { at: number; what: 'other-system'; change: Change; order?: number }
  | { at: number; what: 'key-rotated'; followsAfter: number }
  | { at: number; what: 'outage'; ms: number }
  | { at: number; what: 'clock-back'; ms: number }
  /** A backup of the first edge is taken, and put in the place of its state after some milliseconds. */
  | { at: number; what: 'restore'; ms: number }
  /** The platform lets no call into one kind of object. */
  | { at: number; what: 'overload'; binding: Binding; ms: number }
  /**
   * One kind of object, or the whole process, is reset before an event of the loop: counted from the beginning, or from
   * the call that is the nth write, from 0.
   */
  | { step: number; what: 'reset'; ofWrite?: number; binding?: Binding }
  /** A desk is reset while its nth answer is on its way to the disk, from 0. */
  | { what: 'reset-at-answer'; answer: number }

/** The objects of an edge. */
export const bindings = ['DESK', 'JOURNAL', 'JOURNAL_HEAD', 'TOKENS'] as const
/** Those, and the objects that only other kinds of worlds have. */
export type Binding = (typeof bindings)[number] | 'BATCHES' | 'SESSIONS' | 'CREDIT_DESK'

export interface Plan {
  seed: number
  rows: RowValues[]
  clients: Client[]
  incidents: Incident[]
  troubles: Trouble[]
  tasks: 'at-once' | 'late' | 'failing'
  /** Whether the desk has the tables of an earlier release. */
  isUpgraded: boolean
  /** Whether the run goes on until nothing is kept any more, a year later. */
  isLong: boolean
  /** Whether flushes say that they are done, and are not. */
  diskLies: boolean
}

export const SECOND = 1_000
export const HOUR = 3_600 * SECOND
