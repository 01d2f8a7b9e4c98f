/** What the operator's API answers. Only the edge's OpenAPI document uses these schemas at run time. */
import * as z from 'zod/mini'
import { creditOrderTypes } from '../credit/credit.enums.ts'
import { instant } from '../values/instant.schema.ts'
import { keyCapabilities } from './api-key.enums.ts'
import { operatorOperations } from './registry.enums.ts'

/** A merchant in the list. */
const listedMerchant = z.object({ MerchantId: z.string(), Disabled: z.boolean(), ChangedAt: instant })

/** A page of the registry's merchants, by their ids. */
export const merchantList = z.object({
  Merchants: z.array(listedMerchant),
  /** The `after` of the next page; absent on the last one. */
  After: z.exactOptional(z.string()),
})
export type MerchantList = z.infer<typeof merchantList>

/** What the edge still has of a merchant after its deletion. */
const keptData = z.object({
  What: z.string(),
  /** Null for what is kept for ever. */
  Days: z.nullable(z.int()),
})

/** An API key without its secret. What is absent is not limited. */
const shownApiKey = z.object({
  /** The first eight digits of its SHA-256. */
  Id: z.string(),
  MadeAt: instant,
  Name: z.exactOptional(z.string()),
  Capabilities: z.exactOptional(z.array(z.enum(keyCapabilities))),
  /** The origins that it opens sessions for. */
  Origins: z.exactOptional(z.array(z.string())),
  Expires: z.exactOptional(instant),
})

/** A merchant without its credentials. */
export const registeredMerchant = z.object({
  ...listedMerchant.shape,
  Origins: z.array(z.string()),
  Scheme: z.enum(['bearer', 'signed']),
  ClientId: z.exactOptional(z.string()),
  /** The SOAP client for each kind of order, without its password. */
  SoapClients: z.exactOptional(
    z.partialRecord(z.enum(creditOrderTypes), z.object({ ClientNumber: z.int(), Username: z.string() })),
  ),
  /** Whether its writes carry a mark. */
  WriteMarks: z.exactOptional(z.boolean()),
  /** Its own limits, in requests a minute. */
  Limits: z.exactOptional(
    z.object({
      UserSessionsPerMinute: z.exactOptional(z.int()),
      RequestsPerMinute: z.exactOptional(z.int()),
    }),
  ),
  /** Which credentials are stored. */
  Stored: z.array(z.enum(['ClientSecret', 'SharedSecret', 'CallbackSecret', 'ServerSecret'])),
  ApiKeys: z.array(shownApiKey),
  KeptWhenDeleted: z.array(keptData),
})
export type RegisteredMerchant = z.infer<typeof registeredMerchant>

/** An API key, which is shown once. */
export const madeApiKey = z.object({ ...shownApiKey.shape, ApiKey: z.string() })
export type MadeApiKey = z.infer<typeof madeApiKey>

/** A new merchant, with its first API key. */
export const addedMerchant = z.object({ ...registeredMerchant.shape, ApiKey: z.string() })
export type AddedMerchant = z.infer<typeof addedMerchant>

export const deletedMerchant = z.object({ MerchantId: z.string(), Kept: z.array(keptData) })
export type DeletedMerchant = z.infer<typeof deletedMerchant>

/** A page of what operators did, newest first. */
export const operatorJournal = z.object({
  Entries: z.array(
    z.object({
      At: instant,
      /** The first eight digits of the SHA-256 of the operator's key. */
      Operator: z.string(),
      Operation: z.enum(operatorOperations),
      MerchantId: z.exactOptional(z.string()),
      RequestId: z.string(),
    }),
  ),
  /** The `before` of the next page; absent on the last one. */
  Before: z.exactOptional(z.string()),
})
export type OperatorJournal = z.infer<typeof operatorJournal>

export const resealedMerchants = z.object({
  Resealed: z.int(),
  /** Whether records under other keys are left: ask again. */
  IsMore: z.boolean(),
})
export type ResealedMerchants = z.infer<typeof resealedMerchants>
