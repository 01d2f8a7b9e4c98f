/** Converts between a draft and the input of an operation, by the operation's shape. Pure. */
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { MemberShape, Shape, StructShape } from '../../../../shared/domain/credit/soap/shape.ts'
import { AMOUNT_DECIMALS, readText, type TextProblem } from './field-text.ts'
import type { FieldDescription, FormDraft } from './form-description.ts'

/** Why a member cannot be sent. */
export type MemberProblem = { path: string } & TextProblem

interface DraftRules {
  /** The clerk's language. BCP 47. */
  lang: string
  /** The form's fields by path; a member without one is read by its shape alone. */
  fields: ReadonlyMap<string, FieldDescription>
}

/** The edge adds the credentials. */
const AUTH = 'Auth'

/** The members of a request that a form can have. */
export function membersOf({ members }: StructShape): [name: string, member: MemberShape][] {
  return Object.entries(members).filter(([name]) => name !== AUTH)
}

/** The member at a path such as `CreateOrderInformation.OrderRows.0.Description`; undefined if there is none. */
export function memberAt(request: Shape, path: string): MemberShape | undefined {
  let member: MemberShape | undefined = { shape: request, required: true, nillable: false }
  for (const name of path.split('.')) {
    const shape: Shape | undefined = member?.shape
    if (shape?.type === 'list') member = { shape: shape.item, required: true, nillable: false }
    else
      member =
        shape?.type === 'struct' && Object.hasOwn(shape.members, name) ? shape.members[name] : undefined
  }
  return member
}

/**
 * The draft as the operation's input, or every member that is missing or wrong. A struct that is not required is sent
 * if anything in it is filled or required by hand, or if the draft marks it as `true`; a list if the draft has its
 * count.
 */
export function readDraft(
  request: Shape,
  draft: FormDraft,
  rules: DraftRules,
): Result<Record<string, unknown>, MemberProblem[]> {
  if (request.type !== 'struct') return ok({})
  const reader = new DraftReader(draft, rules)
  const input = reader.struct(request, '')
  return reader.problems.length === 0 ? ok(input) : refuse(reader.problems)
}

class DraftReader {
  readonly problems: MemberProblem[] = []
  readonly #draft: FormDraft
  readonly #rules: DraftRules
  /** Paths that are filled or required by hand. */
  readonly #given: readonly string[]

  constructor(draft: FormDraft, rules: DraftRules) {
    this.#draft = draft
    this.#rules = rules
    const asked = [...rules.fields.values()].filter(({ isRequired }) => isRequired).map(({ path }) => path)
    this.#given = [...Object.keys(draft).filter((path) => this.#text(path) !== ''), ...asked].filter((path) =>
      this.#isShown(path),
    )
  }

  struct(struct: StructShape, at: string): Record<string, unknown> {
    const value: Record<string, unknown> = {}
    for (const [name, member] of membersOf(struct)) {
      const read = this.#member(member, below(at, name))
      if (read !== undefined) value[name] = read
    }
    return value
  }

  #member(member: MemberShape, path: string): unknown {
    const { shape, required } = member
    if (shape.type === 'struct') {
      return required || this.#isGiven(path) ? this.struct(shape, path) : undefined
    }
    if (shape.type !== 'list') return this.#scalar(member, path)
    const count = this.#text(path)
    if (count === '' && !required) return undefined
    return Array.from({ length: Number(count) }, (_, index) => this.#item(shape.item, below(path, index)))
  }

  #item(item: Shape, path: string): unknown {
    if (item.type === 'struct') return this.struct(item, path)
    return this.#scalar({ shape: item, required: true, nillable: false }, path)
  }

  #scalar({ shape, required, nillable }: MemberShape, path: string): unknown {
    const field = this.#rules.fields.get(path)
    const read = readText(shape, this.#text(path), {
      lang: this.#rules.lang,
      maximum: field?.maximum,
      isAmount: field?.as === 'amount',
      decimals: field?.as === 'amount' ? AMOUNT_DECIMALS : undefined,
    })
    if (!read.ok) return void this.problems.push({ path, ...read.reason })
    if (read.value !== undefined) return read.value
    const isAsked = field?.isRequired && this.#isShown(path)
    if (shape.type === 'boolean' && required && !nillable) return false
    if (isAsked || (required && !nillable)) return void this.problems.push({ path, code: 'empty' })
    return nillable ? null : undefined
  }

  #isShown(path: string): boolean {
    return this.#rules.fields.get(path)?.isShown?.(this.#draft) ?? true
  }

  /** A field that is not shown is not sent. */
  #text(path: string): string {
    return (this.#isShown(path) && this.#draft[path]) || ''
  }

  #isGiven(path: string): boolean {
    return this.#given.some((given) => given === path || given.startsWith(`${path}.`))
  }
}

function below(at: string, name: string | number): string {
  return at === '' ? String(name) : `${at}.${name}`
}
