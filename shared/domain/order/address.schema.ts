import * as z from 'zod/mini'
import { long } from '../values/long.schema.ts'

/** An address of an order ("Resources B", Address). A missing text is null. */
export const address = z.object({
  /** Company name, or first and last names. */
  FullName: z.optional(z.nullable(z.string())),
  StreetAddress: z.optional(z.nullable(z.string())),
  CoAddress: z.optional(z.nullable(z.string())),
  PostalCode: z.optional(z.nullable(z.string())),
  City: z.optional(z.nullable(z.string())),
  /** ISO 3166 alpha-2. */
  CountryCode: z.optional(z.nullable(z.string())),
  /** 1 from an address directory, 2 entered by the customer, 5 signed with an electronic ID; 0 occurs too. */
  Source: z.optional(long),
})
export type Address = z.infer<typeof address>
