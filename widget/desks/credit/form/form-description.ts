/**
 * The description of an operation's form: order, grouping and words. Types, limits, enumerations and required members
 * come from the operation's shape in the contract.
 */
import type { Localizer } from '../../../locales/localizer.ts'
import type { CreditInput, CreditName } from '../data/call-credit.ts'

/** The entered texts by path, `CreateOrderInformation.CustomerIdentity.Email`. A ticked box is `true`. */
export type FormDraft = Readonly<Record<string, string>>

/** How a field looks and reads, where its shape does not say enough. */
export type FieldKind =
  /** Masked when the focus leaves it, until it is revealed. */
  | 'national-id'
  /** One of the provider's countries. */
  | 'country'
  /** Money: read as typed in the clerk's language, two decimals. */
  | 'amount'
  /** Several lines. */
  | 'text-area'
  /** A closed list as radio buttons instead of a select. */
  | 'radio'
  /** Sent as it is, and never on the screen. */
  | 'hidden'

/** Where the members of an input are: `Invoice.InvoiceRows.0.Description`. */
type PathIn<Input> = Input extends readonly (infer Item)[]
  ? `${number}.${PathIn<Item>}`
  : Input extends object
    ? {
        [Name in keyof Input & string]: Name | `${Name}.${PathIn<NonNullable<Input[Name]>>}`
      }[keyof Input & string]
    : never

/** A path in the request of the operation: a misspelt one does not compile. */
export type MemberPath<Name extends CreditName> = Name extends CreditName ? PathIn<CreditInput<Name>> : never

export interface FieldDescription<Path extends string = string> {
  /** The member's path in the request. */
  path: Path
  /** Its name on the screen; without one, the name of the member. */
  label?(l: Localizer): string
  hint?(l: Localizer): string
  as?: FieldKind
  /** Required although the shape does not require it. */
  isRequired?: boolean
  /** The initial value of the field. */
  initial?: string
  /** Longest text, in UTF-16 units. */
  maximum?: number
  /** A field that is not shown is not sent. */
  isShown?(draft: FormDraft): boolean
  /** Those of a closed list that may be chosen; without them, all. */
  values?: readonly string[]
  /** Words for the values of a closed list; without them, the values. */
  valueLabel?(value: string, l: Localizer): string
}

export interface FormGroup<Path extends string = string> {
  title?(l: Localizer): string
  fields: readonly FieldDescription<Path>[]
  /** The content above the fields, inside the group. */
  head?(l: Localizer): unknown
  /** The content below them. */
  after?(l: Localizer): unknown
}

export interface FormDescription<Name extends CreditName = CreditName> {
  operation: Name
  groups: readonly FormGroup<MemberPath<Name>>[]
}
