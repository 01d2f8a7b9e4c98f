/**
 * The only way to a Durable Object. The platform resets objects when it likes: at a deployment, when it moves them, after
 * a fault of their storage. The call under way then fails, and its stub answers no more, but a new stub does.
 */

import { brokenInvariant } from '../../shared/domain/values/invariant.ts'
import type { Config } from './config.ts'
import { config } from './configured.ts'

/** The classes of the objects, for the log. */
export type ObjectClass =
  | 'Batches'
  | 'CreditDesk'
  | 'DayClosings'
  | 'EdgeState'
  | 'Journal'
  | 'JournalHead'
  | 'MerchantDirectory'
  | 'MerchantRecord'
  | 'MerchantSessions'
  | 'OrderDesk'
  | 'ProviderTokens'
  | 'RateWindows'

/** What the platform says of a failed call. */
export interface PlatformFlags {
  /** The object was reset: a new stub reaches its next instance. */
  durableObjectReset?: boolean
  /** The failure is transient. */
  retryable?: boolean
  /** The object has too many requests: another one makes it worse. */
  overloaded?: boolean
  /** The object's own code threw. */
  remote?: boolean
}

/** The platform's message, which has no flag of its own. */
const NO_SUCH_METHOD = /^The RPC receiver does not implement /

/**
 * A call into an object failed. Its flags and the class are members of their own, so that they outlive a further call
 * between objects; its `name` is the name of the error behind it.
 */
export class ObjectFailure extends Error implements PlatformFlags {
  declare durableObjectReset?: boolean
  declare retryable?: boolean
  declare overloaded?: boolean
  declare remote?: boolean
  /** The class of the object that failed: the innermost one, if that object had called another. */
  readonly object: string
  /** Of an error that is a broken invariant: see `shared/domain/values/invariant.ts`. */
  declare code?: string
  declare invariant?: string
  declare dossier?: string
  /** Whether an earlier attempt had failed, which may have done its work. */
  readonly isSecond: boolean

  constructor(object: ObjectClass, error: unknown, isSecond: boolean) {
    super(error instanceof Error ? error.message : '')
    const { object: inner, ...flags } = (error ?? {}) as PlatformFlags & { object?: unknown }
    if (error instanceof Error) this.name = error.name
    this.object = typeof inner === 'string' ? inner : object
    this.isSecond = isSecond
    if (flags.durableObjectReset) this.durableObjectReset = true
    if (flags.retryable) this.retryable = true
    if (flags.overloaded) this.overloaded = true
    const broken = brokenInvariant(error)
    if (broken) Object.assign(this, { code: 'invariant-broken', ...broken })
    if (flags.remote) this.remote = true
  }

  /**
   * Whether the object cannot be asked now, but soon: any other failure is a fault of ours. At a release the platform
   * runs objects of the former one for some minutes, and those lack its new methods.
   */
  get isPassing(): boolean {
    const isFormer = this.name === 'TypeError' && NO_SUCH_METHOD.test(this.message)
    return isFormer || [this.durableObjectReset, this.retryable, this.overloaded].includes(true)
  }
}

/** Whether a call into an object failed, and may succeed soon. */
export function isPassing(error: unknown): error is ObjectFailure {
  return error instanceof ObjectFailure && error.isPassing
}

/** A Durable Object's methods as its callers see them: each returns a promise. */
export type ObjectStub<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (...values: infer Values) => infer Value
    ? (...values: Values) => Promise<Awaited<Value>>
    : never
}

/**
 * Whether a method is called again after the object was reset. `again`: it only reads, or twice has the effect of once,
 * as under an idempotency key. `once`: it is never repeated.
 */
export type Repeats<Methods> = { readonly [Name in keyof Methods]: 'again' | 'once' }

/** Calls the methods of one object. A class made by `of` has those of a table, which is read once and not for each stub. */
class ObjectCalls {
  readonly #object: ObjectClass
  readonly #namespace: DurableObjectNamespace
  readonly #name: string

  constructor(object: ObjectClass, namespace: DurableObjectNamespace, name: string) {
    this.#object = object
    this.#namespace = namespace
    this.#name = name
  }

  static of<Methods>(repeats: Repeats<Methods>): typeof ObjectCalls {
    const made = class extends ObjectCalls {}
    for (const [method, repeat] of Object.entries<'again' | 'once'>(repeats)) {
      const call = function (this: ObjectCalls, ...values: unknown[]): Promise<unknown> {
        return this.#call(method, values, repeat)
      }
      Object.assign(made.prototype, { [method]: call })
    }
    return made
  }

  async #call(method: string, values: unknown[], repeat: 'again' | 'once'): Promise<unknown> {
    try {
      return await this.#ask(method, values)
    } catch (error) {
      const failure = new ObjectFailure(this.#object, error, false)
      if (repeat === 'once' || !failure.isPassing || failure.overloaded) throw failure
    }
    try {
      return await this.#ask(method, values)
    } catch (error) {
      throw new ObjectFailure(this.#object, error, true)
    }
  }

  #ask(method: string, values: unknown[]): Promise<unknown> {
    const stub = objectIn(this.#namespace, this.#name, config.place) as unknown as Record<
      string,
      (...values: unknown[]) => Promise<unknown>
    >
    return stub[method]!(...values)
  }
}

/** By their table of repeats. */
const classes = new WeakMap<object, typeof ObjectCalls>()

/**
 * The object with this name. It is cast here alone: RPC loses the types of generic and large unions, and a typed
 * namespace would make the environment depend on every object.
 * @typeParam Methods the methods of the object's class that are called
 * @param repeats a constant of the module
 * @throws ObjectFailure from each method, if the call fails, and once more with a new stub if it may be repeated
 */
export function objectStub<Methods>(
  object: ObjectClass,
  namespace: DurableObjectNamespace,
  name: string,
  repeats: Repeats<Methods>,
): ObjectStub<Methods> {
  let Calls = classes.get(repeats)
  if (!Calls) classes.set(repeats, (Calls = ObjectCalls.of(repeats)))
  return new Calls(object, namespace, name) as unknown as ObjectStub<Methods>
}

/** The object with this name, where the configuration wants it. */
export function objectIn(
  namespace: DurableObjectNamespace,
  name: string,
  { jurisdiction, locationHint }: Config['place'],
): DurableObjectStub {
  if (jurisdiction !== undefined) return namespace.jurisdiction(jurisdiction).getByName(name)
  return namespace.getByName(name, locationHint && { locationHint })
}
