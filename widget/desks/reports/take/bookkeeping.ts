/** A host's bookkeeping settings, and defaults for those that are missing. Pure. */

export interface Account {
  /** Three to eight digits. */
  number: string
  name: string
}

/** The roles of accounts in a voucher. */
export type AccountRole = 'bank' | 'fees' | 'vat' | 'receivable' | 'debt' | 'suspense'

/** The types that can have their own account, besides the roles. */
export type AccountKind = 'rowType' | 'feeType' | 'paymentType'

/** Accounts by the report's own words: `{ Interest: { number: '8311', name: 'Ränteintäkter' } }`. */
export type AccountsByType = Readonly<Record<string, Account>>

/** The accounts of a host; each member is optional. */
export interface HostAccounts extends Partial<Record<AccountRole, Account>> {
  /** Rows of a type, sales and credits among them. It comes before the payment type. */
  byRowType?: AccountsByType
  /** Fees of a type. Their VAT stays on the account of the VAT. */
  byFeeType?: AccountsByType
  /** Sales and credits by payment type. */
  byPaymentType?: AccountsByType
}

/** The host's bookkeeping; every member is optional. */
export interface Bookkeeping {
  companyName?: string
  /** Ten digits, with or without the hyphen. Without it, the report's own tax id is used if it is one. */
  orgNumber?: string
  /** The chart of accounts, such as `BAS2015`. Its year decides which accounts are suggested. */
  chart?: string
  /** Who made the file. */
  sign?: string
  /** The series of the voucher's number. */
  series?: string
  /** A missing role keeps the suggestion of the BAS chart. */
  accounts?: HostAccounts
  /** The tax rate of each line in a journal for Xero, by its name there. */
  taxRate?: string
  /** Where the fees are booked: an object of a dimension; dimension 1 if none is named. */
  costCentre?: { dimension?: string; dimensionName?: string; code: string; name: string }
  /** One line for all orders, or one for each. */
  lines?: 'total' | 'orders'
  /** `YYYY-MM-DD`, both included. */
  fiscalYear?: { start: string; end: string }
  /** Recipient of a BgMax file: seven or eight digits, with or without the hyphen. */
  bankgiro?: string
}

/** A bookkeeping without gaps. */
export interface Books {
  companyName: string | undefined
  /** `nnnnnn-nnnn`. */
  orgNumber: string | undefined
  chart: string
  sign: string
  series: string
  accounts: Readonly<Record<AccountRole, Account>>
  accountsBy: Readonly<Record<AccountKind, ReadonlyMap<string, Account>>>
  taxRate: string
  costCentre: { dimension: string; dimensionName: string; code: string; name: string } | undefined
  lines: 'total' | 'orders'
  fiscalYear: { start: string; end: string } | undefined
  /** Digits only. */
  bankgiro: string | undefined
}

/** The expected type of a member. */
export type Expected =
  | 'text'
  | 'orgNumber'
  | 'account'
  | 'digits'
  | 'lines'
  | 'date'
  | 'bankgiro'
  | 'object'
  | 'known'

/** A member of the host's bookkeeping that cannot be used. */
export interface WrongMember {
  /** Where: `accounts.bank.number`. */
  member: string
  expected: Expected
}

/** From this chart on, card receivables are said to be on 1686. We could not check it. */
const NEW_RECEIVABLE_YEAR = 2026

/**
 * The BAS chart's numbers and names. They are data of the Swedish chart and the same in every language.
 * @param chart whose year decides
 */
export function suggestedAccounts(chart: string): Readonly<Record<AccountRole, Account>> {
  return isUnconfirmedChart(chart) ? { ...accountsOf2015, receivable: receivableOf2026 } : accountsOf2015
}

/** Whether the suggestions for a chart could not be checked against it. */
export function isUnconfirmedChart(chart: string): boolean {
  return Number(/^BAS(\d{4})$/.exec(chart)?.[1] ?? 0) >= NEW_RECEIVABLE_YEAR
}

const receivableOf2026: Account = { number: '1686', name: 'Fordringar för kontokort och kuponger' }
const accountsOf2015: Readonly<Record<AccountRole, Account>> = {
  bank: { number: '1930', name: 'Företagskonto' },
  fees: { number: '6064', name: 'Factoringavgifter' },
  vat: { number: '2640', name: 'Ingående moms' },
  receivable: { number: '1580', name: 'Fordringar för kontokort och kuponger' },
  debt: { number: '2890', name: 'Övriga kortfristiga skulder' },
  suspense: { number: '2999', name: 'OBS-konto' },
}

const kinds: readonly AccountKind[] = ['rowType', 'feeType', 'paymentType']

function mapOf(kind: AccountKind): 'byRowType' | 'byFeeType' | 'byPaymentType' {
  return kind === 'rowType' ? 'byRowType' : kind === 'feeType' ? 'byFeeType' : 'byPaymentType'
}

const text = /^(?=.*\S)[^]{1,200}$/
const date = /^\d{4}-\d\d-\d\d$/

interface Rule {
  expected: Expected
  pattern: RegExp
  /** Whether its object must have it. */
  isRequired?: boolean
}

/** Every member by its path. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...['companyName', 'chart', 'sign', 'series', 'taxRate', 'costCentre.dimensionName'].map(
    (member): [string, Rule] => [member, { expected: 'text', pattern: text }],
  ),
  ['orgNumber', { expected: 'orgNumber', pattern: /^(\d\d)?\d{6}-?\d{4}$/ }],
  ...[...Object.keys(accountsOf2015), ...kinds.map((kind) => `${mapOf(kind)}.*`)].flatMap(
    (role): [string, Rule][] => [
      [`accounts.${role}.number`, { expected: 'account', pattern: /^\d{3,8}$/, isRequired: true }],
      [`accounts.${role}.name`, { expected: 'text', pattern: text, isRequired: true }],
    ],
  ),
  ['costCentre.dimension', { expected: 'digits', pattern: /^\d{1,4}$/ }],
  ['costCentre.code', { expected: 'text', pattern: text, isRequired: true }],
  ['costCentre.name', { expected: 'text', pattern: text, isRequired: true }],
  ['lines', { expected: 'lines', pattern: /^(total|orders)$/ }],
  ['fiscalYear.start', { expected: 'date', pattern: date, isRequired: true }],
  ['fiscalYear.end', { expected: 'date', pattern: date, isRequired: true }],
  ['bankgiro', { expected: 'bankgiro', pattern: /^\d{3,4}-?\d{4}$/ }],
])

/**
 * Fills the gaps of a host's bookkeeping.
 * @param given the host's value, unchecked
 * @param taxId the report's `recipientTaxId`, for a host that names no organisation number
 * @param date of the report, `YYYY-MM-DD`: its year decides which chart is suggested
 * @returns the books, and every member that is wrong; with one, no voucher may be written
 */
export function readBookkeeping(
  given: unknown,
  taxId = '',
  date = '',
): { books: Books; wrong: WrongMember[] } {
  const wrong: WrongMember[] = given === undefined ? [] : wrongMembers(given, '')
  const host: Bookkeeping = wrong.length === 0 && given ? (given as Bookkeeping) : {}
  const { start = '', end = '' } = host.fiscalYear ?? {}
  for (const [member, day] of Object.entries({ start, end })) {
    if (day && !isDay(day)) wrong.push({ member: `fiscalYear.${member}`, expected: 'date' })
  }
  if (end < start) wrong.push({ member: 'fiscalYear.end', expected: 'date' })
  return { books: filled(host, taxId, date), wrong }
}

function filled(host: Bookkeeping, taxId: string, date: string): Books {
  const isNew = Number(date.slice(0, 4)) >= NEW_RECEIVABLE_YEAR
  const chart = host.chart ?? (isNew ? `BAS${NEW_RECEIVABLE_YEAR}` : 'BAS2015')
  const { byRowType, byFeeType, byPaymentType, ...roles } = host.accounts ?? {}
  return {
    companyName: host.companyName,
    orgNumber: hyphenated(host.orgNumber ?? taxId),
    chart,
    sign: host.sign ?? 'order-admin',
    series: host.series ?? 'A',
    accounts: { ...suggestedAccounts(chart), ...Object.fromEntries(defined(roles)) },
    accountsBy: {
      rowType: defined(byRowType),
      feeType: defined(byFeeType),
      paymentType: defined(byPaymentType),
    },
    taxRate: host.taxRate ?? 'Tax Exempt',
    costCentre: host.costCentre && {
      ...host.costCentre,
      dimension: host.costCentre.dimension ?? '1',
      dimensionName: host.costCentre.dimensionName ?? 'Kostnadsställe',
    },
    lines: host.lines ?? 'total',
    fiscalYear: host.fiscalYear,
    bankgiro: host.bankgiro?.replace('-', ''),
  }
}

/** The accounts that are set, by their names. */
function defined(accounts: Readonly<Partial<Record<string, Account>>> = {}): Map<string, Account> {
  return new Map(Object.entries(accounts).flatMap(([name, account]) => (account ? [[name, account]] : [])))
}

/**
 * @param path of the value: empty for the whole
 * @param place its path in the rules, where `*` stands for any name
 */
function wrongMembers(value: unknown, path: string, place = path): WrongMember[] {
  const wrong = (expected: Expected) => [{ member: path, expected }]
  const rule = rules.get(place)
  if (rule) return typeof value === 'string' && rule.pattern.test(value) ? [] : wrong(rule.expected)
  const start = path && `${path}.`
  const within = place && `${place}.`
  const inner = [...rules].filter(([member]) => member.startsWith(within))
  if (inner.length === 0) return wrong('known')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('object')
  const set = Object.entries(value).filter(([, member]) => member !== undefined)
  const isOpen = inner.every(([member]) => member.startsWith(`${within}*.`))
  const names = new Set(set.map(([name]) => within + name))
  const missing = inner.filter(
    ([member, { isRequired }]) =>
      isRequired && !member.slice(within.length).includes('.') && !names.has(member),
  )
  return [
    ...set.flatMap(([name, member]) => wrongMembers(member, start + name, within + (isOpen ? '*' : name))),
    ...missing.map(([member, { expected }]) => ({ member: start + member.slice(within.length), expected })),
  ]
}

/** With the hyphen that SIE requires; of twelve digits, the two of the century are dropped. */
function hyphenated(number: string): string | undefined {
  const found = /^(?:\d\d)?(\d{6})-?(\d{4})$/.exec(number)
  return found ? `${found[1]}-${found[2]}` : undefined
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
