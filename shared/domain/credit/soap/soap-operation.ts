/** A row of the operation table for a SOAP operation: its type, and the members that all rows have. No XML. */
import type { CreditOrderType, CreditSubject } from '../credit.enums.ts'
import {
  boolean,
  type MemberShape,
  type MemberShapes,
  opt,
  type Shape,
  stated,
  string,
  struct,
  type StructShape,
} from './shape.ts'
import { clientAuthInfo } from './types.ts'

/** `none`: it takes no `Auth`. `of-order`: the client for the order type that the request names. */
export type SoapClient = Exclude<CreditOrderType, 'Loan'> | 'of-order' | 'none'

export interface SoapOperation {
  kind: 'soap'
  request: Shape
  result: Shape
  /** Whether the provider has deprecated the operation. */
  deprecated: boolean
  /** The capability that a session needs. */
  capability: 'credit.read' | 'credit.write'
  /** Which of a merchant's SOAP clients calls it: the one for this kind of order. */
  client: SoapClient
  /** The member that names the subject of a write. Of several, the first one in the request counts. */
  writesTo?: { readonly [Subject in CreditSubject]?: string } | undefined
  /** Whether a write only sets a value: sent twice it adds nothing, and a later write can set another value. */
  onlySets?: boolean
  summary: string
}

interface Row<Request extends MemberShapes, Result extends MemberShapes> {
  request: Request
  result: Result
  deprecated?: boolean
  onlySets?: boolean
  summary: string
}

/** A member of the request, or one of a member that is a struct: `Order.ClientOrderNr`. */
type MemberPath<Members extends MemberShapes> = {
  [Name in keyof Members & string]:
    | Name
    | (Members[Name] extends MemberShape<StructShape<infer Inner>>
        ? `${Name}.${keyof Inner & string}`
        : never)
}[keyof Members & string]

/** A write without `writesTo` does not compile. */
type Access<Request extends MemberShapes> =
  | { capability: 'credit.read'; writesTo?: never }
  | {
      capability: 'credit.write'
      writesTo: { readonly [Subject in CreditSubject]?: MemberPath<Request> }
    }

const auth = { Auth: opt(clientAuthInfo) }
const outcome = { Accepted: stated(boolean), ErrorMessage: opt(string) }
type Auth = typeof auth
type Outcome = typeof outcome

/** A row: `Auth` comes first in every request, `Accepted` and `ErrorMessage` in every result. */
export function soap<
  const Name extends string,
  const Request extends MemberShapes,
  const Result extends MemberShapes,
  const Allowed extends Access<NoInfer<Request>>,
  const Client extends Exclude<SoapClient, 'none'>,
>(
  name: Name,
  {
    request,
    result,
    deprecated = false,
    onlySets = false,
    ...row
  }: Row<Request, Result> & Allowed & { client: Client },
): Record<
  Name,
  {
    kind: 'soap'
    request: StructShape<Auth & Request>
    result: StructShape<Outcome & Result>
    capability: Allowed['capability']
    client: Client
  } & Omit<SoapOperation, 'kind' | 'request' | 'result' | 'capability' | 'client'>
> {
  const operation = {
    kind: 'soap' as const,
    request: struct(`${name}Request`, { ...auth, ...request }),
    result: struct(`${name}Outcome`, { ...outcome, ...result }),
    deprecated,
    onlySets,
    ...row,
  }
  return { [name]: operation } as Record<Name, typeof operation>
}
