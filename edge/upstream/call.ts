/** The edge's client of the provider's REST API, made from the operation table. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { memberChecker, memberReader, memberWriter } from '../../shared/wire/members.ts'
import {
  operations,
  type RestInput,
  type RestName,
  type RestOperation,
  type RestOutput,
} from '../../shared/wire/operations.ts'
import type { OperatorName } from '../../shared/wire/operator-name.ts'
import { writePath } from '../../shared/wire/rest-paths.ts'
import { entityTag } from '../http/entity-tag.ts'
import type { Caller } from './caller.ts'
import { ANSWER_LIMIT, type ProviderFailure } from './failure.ts'
import { providerRefusal } from './provider-refusal.ts'
import { parseBody, readJsonBytes } from './read-body.ts'
import { type ProviderRequest, send } from './send.ts'

/** The answer of an operation: as a value, and as the same JSON text in UTF-8. */
export interface Answer<Name extends RestName> {
  value: RestOutput<Name>
  bytes: Uint8Array
  /** The entity tag of the bytes; empty without a body. */
  tag: string
}

/**
 * Calls an operation for an answer that is passed on. If the provider's bytes already have the description's spelling,
 * they are passed on unchanged, which makes a read cheap.
 * @param seen called with the head of the answer, even if its body then fails
 */
export function callForBytes<Name extends RestName>(
  caller: Caller,
  name: Name,
  input: RestInput<Name>,
  seen?: (response: Response) => void,
): Promise<Result<Answer<Name>, ProviderFailure>> {
  const operation: RestOperation = operations[name]
  const spelling = spellingOf(name, operation, caller.config.operator)
  return send(caller, requestOf(name, input, caller.config.operator), async (response) => {
    seen?.(response)
    if (response.status !== operation.success.status) {
      return refuse(await providerRefusal(response, operation))
    }
    return readAnswer(response, spelling) as Promise<Result<Answer<Name>, ProviderFailure>>
  })
}

/** The request of an operation, with the operator's names. */
export function requestOf<Name extends RestName>(
  name: Name,
  input: RestInput<Name>,
  operator: OperatorName,
): ProviderRequest {
  const operation: RestOperation = operations[name]
  const path = writePath(name, input)
  if (!operation.body) return { operation: name, method: operation.method, path }
  const { write } = spellingOf(name, operation, operator)
  return {
    operation: name,
    method: operation.method,
    path,
    body: stringifyJson(write((input as unknown as { body: unknown }).body)),
  }
}

interface Spelling {
  write: (body: unknown) => unknown
  /** Absent if the operation answers no body. */
  answer?: { read: (value: unknown) => unknown; isExact: (value: unknown) => boolean }
}

// Cached, because building one from the schemas takes longer than using it.
const spellings = new WeakMap<OperatorName, Map<RestName, Spelling>>()

function spellingOf(name: RestName, { body, success }: RestOperation, operator: OperatorName): Spelling {
  let known = spellings.get(operator)
  if (!known) spellings.set(operator, (known = new Map()))
  let spelling = known.get(name)
  if (!spelling) {
    spelling = {
      write: body ? memberWriter(body, operator) : (value) => value,
      ...(success.body && {
        answer: {
          read: memberReader(success.body, operator),
          isExact: memberChecker(success.body, operator),
        },
      }),
    }
    known.set(name, spelling)
  }
  return spelling
}

const NOTHING = new Uint8Array()

async function readAnswer(
  response: Response,
  { answer }: Spelling,
): Promise<Result<Answer<RestName>, ProviderFailure>> {
  if (!answer) {
    await response.body?.cancel()
    return ok({ value: undefined, bytes: NOTHING, tag: '' })
  }
  const bytes = await readJsonBytes(response, ANSWER_LIMIT)
  if (!bytes) return refuse({ code: 'provider-answer-invalid' })
  const tag = await entityTag(bytes)
  if (exactAnswers.has(tag)) return ok(lazyAnswer(bytes, tag))
  const body = parseBody(bytes)
  // Reading is lenient: the answer must be an object, and its members are passed on unchecked.
  if (typeof body?.value !== 'object' || body.value === null || Array.isArray(body.value)) {
    return refuse({ code: 'provider-answer-invalid' })
  }
  if (answer.isExact(body.value)) {
    rememberExact(tag)
    return ok({ value: body.value as unknown as RestOutput<RestName>, bytes, tag })
  }
  const value = answer.read(body.value) as RestOutput<RestName>
  const written = new TextEncoder().encode(stringifyJson(value))
  return ok({ value, bytes: written, tag: await entityTag(written) })
}

/**
 * Digests of answers that were read and found exact: the same bytes are passed on without parsing. An order is read
 * many times between two changes.
 */
const exactAnswers = new Set<string>()
const EXACT_LIMIT = 5_000

function rememberExact(tag: string): void {
  if (exactAnswers.size >= EXACT_LIMIT) exactAnswers.delete(exactAnswers.keys().next().value!)
  exactAnswers.add(tag)
}

/** Parses the bytes only when the value is used; a read that passes them on never uses it. */
function lazyAnswer(bytes: Uint8Array, tag: string): Answer<RestName> {
  let value: RestOutput<RestName> | undefined
  return {
    bytes,
    tag,
    get value() {
      value ??= parseBody(bytes)!.value as RestOutput<RestName>
      return value
    },
  }
}
