/** Each limit is written only in this file and in `metadata.limits.ts`. */

/** The members of an order row. */
export const rowLimits = {
  ArticleNumber: { maxLength: 256 },
  Name: { minLength: 1, maxLength: 40 },
  /** Times 100; nine digits. */
  Quantity: { minimum: 1, maximum: 999_999_999 },
  /** Minor units; thirteen digits, and negative for a reduction. */
  UnitPrice: { minimum: -9_999_999_999_999, maximum: 9_999_999_999_999 },
  DiscountPercent: { minimum: 0, maximum: 10_000 },
  /** Minor units. A rule keeps it from exceeding the price of the row. */
  DiscountAmount: { minimum: 0 },
  VatPercent: { minimum: 0, maximum: 10_000 },
  Unit: { maxLength: 4 },
} as const

/** An amount to deliver, cancel or credit: above 0, at most thirteen digits; minor units. */
export const amountLimits = { minimum: 1, maximum: 9_999_999_999_999 } as const

/** The price of a new row of a credit, and of its fee; minor units, VAT included. */
export const creditPriceLimits = { minimum: 0, maximum: 9_999_999_999_999 } as const

/** Limits of a session's user: both the id and the name. */
export const userLimits = { minLength: 1, maxLength: 100 } as const

/** Rows in one request. The provider names no limit; this one is ours. */
export const rowListLimits = { maxItems: 10_000 } as const

/**
 * Rows in one SOAP request. Empty rows grow when the edge writes them with every required member: this many still
 * fit in {@link BODY_LIMIT}.
 */
export const soapRowLimits = { maxItems: 2000 } as const

/** ClientOrderNr, CustomerReference and ReasonForBlock. The provider names no limit; this one is ours. */
export const creditTextLimits = { maxLength: 256 } as const

/** Items of a list in a SOAP message, unless the list has another limit. */
export const soapListLimits = { maxItems: 10_000 } as const

/** NumberOfCreditDays of an invoice: with 0 it is due at once. The provider names no limit; this one is ours. */
export const creditDayLimits = { minimum: 0, maximum: 365 } as const

/** Entries in one page of an order's history. */
export const HISTORY_PAGE = 200

/** The most that a history keeps and answers. */
export const historyLimits = {
  /** Rows of one write that are kept with their values; the others are counted. */
  rows: 50,
  /** Rows of one write of a credit order that are kept. A write with more is kept without rows. */
  creditRows: 200,
  /** Characters of these rows as JSON. A write with more is kept without rows. */
  creditRowsLength: 64 * 1024,
  /** UTF-8 bytes of a page's entries, unless one entry alone is larger. */
  pageBytes: 256 * 1024,
} as const

/** The limits of the journal over all orders. */
export const journalLimits = {
  /** Entries in one page. */
  page: { minimum: 1, maximum: 500, default: 100 },
  /** Characters of a pseudonym. */
  pseudonym: { minLength: 1, maxLength: 100 },
} as const

/** The limits of batches. */
export const batchLimits = {
  orders: { minItems: 1, maxItems: 1000 },
  /** Batches of one merchant that are written at a time. */
  atOnce: 2,
  /** Batches of one merchant that are kept. */
  perMerchant: 200,
  /** Days for which a batch is kept. */
  days: 30,
} as const

/** The limits of the index of orders. */
export const orderIndexLimits = {
  /** Orders in one page. */
  page: { minimum: 1, maximum: 500, default: 100 },
  /** Characters of what is searched for. */
  query: { minLength: 1, maxLength: 64 },
  /** Orders that are read at the provider at once. */
  look: { maxItems: 50 },
  /** Days before its end in which an order counts as expiring. */
  expiringDays: 3,
  /** Days for which a refused write is shown. */
  refusedDays: 7,
} as const

/** A number that a merchant's backend tells of an order. */
export const referenceLimits = { minLength: 1, maxLength: 64 } as const

/** The limits of closed days. */
export const closingLimits = {
  /** Client reports of one day. */
  reports: { maxItems: 100 },
  /** Closings of one day by one user: a report that changes is closed again. */
  perUser: 20,
  /** Closings of one day by all. */
  perDay: 200,
  /** Days that are asked for at once, the first and the last included. */
  days: 62,
} as const

/** The `Save-Id` of a write: printable ASCII without a blank. */
export const saveIdLimits = { minLength: 1, maxLength: 64 } as const

/** Characters of the reason and the internal note of a write. */
export const noteLimits = {
  reason: { minLength: 1, maxLength: 80 },
  note: { minLength: 1, maxLength: 500 },
} as const

/** Bytes of a request body, after decompression. */
export const BODY_LIMIT = 1024 * 1024

/** Milliseconds in which a request's whole body must arrive. */
export const BODY_MS = 30_000

/**
 * Characters of a provider's access token. Servers take 8 to 16 kB of headers: a longer token would make every
 * call fail.
 */
export const TOKEN_LIMIT = 8 * 1024

/** Characters of the provider's own text about a rejection that are shown; the rest becomes an ellipsis. */
export const PROVIDER_MESSAGE_LIMIT = 500

/** A bank statement that the desk reads: a size that a browser parses without a noticeable wait. */
export const statementLimits = { maxBytes: 10 * 1024 * 1024 } as const

/** The registry of merchants. */
export const registryLimits = {
  /** API keys of one merchant. */
  apiKeys: { maxItems: 10 },
  /** The name of an API key. */
  keyName: { minLength: 1, maxLength: 60 },
  page: { minimum: 1, maximum: 500, default: 100 },
} as const

/** The limits of callbacks. The operator names none; these are ours. */
export const callbackLimits = {
  /** Characters of an address. */
  uri: { maxLength: 2000 },
  /** Events of one subscription; a name may be repeated. */
  events: { maxItems: 20 },
  /** Subscriptions of one merchant. */
  subscriptions: 10,
} as const

/** Bytes of the body of a callback: those of the provider have less than a tenth. */
export const CALLBACK_BODY_LIMIT = 4096
