import * as z from 'zod'
import { long } from './long.schema.ts'

/** An address of an order ("Resources B", Address). */
export const address = z.object({
  /** Company name, or first and last names. */
  FullName: z.string().optional(),
  StreetAddress: z.string().optional(),
  CoAddress: z.string().optional(),
  PostalCode: z.string().optional(),
  City: z.string().optional(),
  /** ISO 3166 alpha-2. */
  CountryCode: z.string().optional(),
  /** 1 from an address directory, 2 entered by the customer, 5 signed with an electronic ID; 0 is seen too. */
  Source: long.optional(),
})
export type Address = z.infer<typeof address>
