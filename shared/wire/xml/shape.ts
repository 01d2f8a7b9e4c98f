/**
 * The shape of an XML value: what the codec reads and writes, and what the XSD is made from. Small on
 * purpose: shapes are data, the interpreters of them live in `codec.ts` and `soap/wsdl.ts`.
 */
export type Shape = StringShape | NothingShape

/** Text, as it came; leading zeros and spaces are the sender's. */
export interface StringShape {
  type: 'string'
}

/** An operation that takes no request: its wrapper is empty. */
export interface NothingShape {
  type: 'nothing'
}

export const string: StringShape = { type: 'string' }
export const nothing: NothingShape = { type: 'nothing' }

/** The TypeScript value of a shape. */
export type ShapeValue<S extends Shape> = S extends StringShape ? string : undefined
