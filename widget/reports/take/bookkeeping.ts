/** What a host says about its books, and what a voucher is made with where it says nothing. Pure. */

export interface Account {
  /** Three to eight digits. */
  number: string
  name: string
}

/** What the amounts of a payout are booked on. */
export type AccountRole = 'bank' | 'fees' | 'vat' | 'receivable' | 'debt' | 'suspense'

/** The host's bookkeeping; every member is optional. */
export interface Bookkeeping {
  companyName?: string
  /** Ten digits, with or without the hyphen. Without it, the report's own tax id is used if it is one. */
  orgNumber?: string
  /** The chart of accounts, such as `BAS2015`. */
  chart?: string
  /** Who made the file. */
  sign?: string
  /** The series of the voucher's number. */
  series?: string
  /** A role that is left out keeps the suggestion of the BAS chart. */
  accounts?: Partial<Record<AccountRole, Account>>
  /** Where the fees are booked: an object of a dimension; dimension 1 if none is named. */
  costCentre?: { dimension?: string; dimensionName?: string; code: string; name: string }
  /** One line for all orders, or one for each. */
  lines?: 'total' | 'orders'
  /** `YYYY-MM-DD`, both included. */
  fiscalYear?: { start: string; end: string }
  /** Recipient of a BgMax file: seven or eight digits, with or without the hyphen. */
  bankgiro?: string
}

/** A bookkeeping whose gaps are filled in. */
export interface Books {
  companyName: string | undefined
  /** `nnnnnn-nnnn`. */
  orgNumber: string | undefined
  chart: string
  sign: string
  series: string
  accounts: Readonly<Record<AccountRole, Account>>
  costCentre: { dimension: string; dimensionName: string; code: string; name: string } | undefined
  lines: 'total' | 'orders'
  fiscalYear: { start: string; end: string } | undefined
  /** Digits only. */
  bankgiro: string | undefined
}

/** What a member should be. */
export type Expected =
  'text' | 'orgNumber' | 'account' | 'digits' | 'lines' | 'date' | 'bankgiro' | 'object' | 'known'

/** A member of the host's bookkeeping that cannot be used. */
export interface WrongMember {
  /** Where: `accounts.bank.number`. */
  member: string
  expected: Expected
}

/** The BAS chart's numbers and names. They are data of the Swedish chart and the same in every language. */
export const suggestedAccounts: Readonly<Record<AccountRole, Account>> = {
  bank: { number: '1930', name: 'Företagskonto' },
  fees: { number: '6064', name: 'Factoringavgifter' },
  vat: { number: '2640', name: 'Ingående moms' },
  receivable: { number: '1580', name: 'Fordringar för kontokort och kuponger' },
  debt: { number: '2890', name: 'Övriga kortfristiga skulder' },
  suspense: { number: '2999', name: 'OBS-konto' },
}

const text = /^(?=.*\S)[^]{1,200}$/
const date = /^\d{4}-\d\d-\d\d$/

interface Rule {
  expected: Expected
  pattern: RegExp
  /** Whether the object that it is in must have it. */
  isRequired?: boolean
}

/** Every member by its path. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...['companyName', 'chart', 'sign', 'series', 'costCentre.dimensionName'].map((member): [string, Rule] => [
    member,
    { expected: 'text', pattern: text },
  ]),
  ['orgNumber', { expected: 'orgNumber', pattern: /^(\d\d)?\d{6}-?\d{4}$/ }],
  ...Object.keys(suggestedAccounts).flatMap((role): [string, Rule][] => [
    [`accounts.${role}.number`, { expected: 'account', pattern: /^\d{3,8}$/, isRequired: true }],
    [`accounts.${role}.name`, { expected: 'text', pattern: text, isRequired: true }],
  ]),
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
 * @param given whatever the host has set
 * @param taxId the report's `recipientTaxId`, for a host that names no organisation number
 * @returns the books, and every member that is wrong; with one, no voucher may be written
 */
export function readBookkeeping(given: unknown, taxId = ''): { books: Books; wrong: WrongMember[] } {
  const wrong: WrongMember[] = given === undefined ? [] : wrongMembers(given, '')
  const host: Bookkeeping = wrong.length === 0 && given ? (given as Bookkeeping) : {}
  const { start = '', end = '' } = host.fiscalYear ?? {}
  for (const [member, day] of Object.entries({ start, end })) {
    if (day && !isDay(day)) wrong.push({ member: `fiscalYear.${member}`, expected: 'date' })
  }
  if (end < start) wrong.push({ member: 'fiscalYear.end', expected: 'date' })
  return { books: filled(host, taxId), wrong }
}

function filled(host: Bookkeeping, taxId: string): Books {
  return {
    companyName: host.companyName,
    orgNumber: hyphenated(host.orgNumber ?? taxId),
    chart: host.chart ?? 'BAS2015',
    sign: host.sign ?? 'order-admin',
    series: host.series ?? 'A',
    accounts: { ...suggestedAccounts, ...defined(host.accounts) },
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

function defined(accounts: Bookkeeping['accounts'] = {}): Partial<Record<AccountRole, Account>> {
  return Object.fromEntries(Object.entries(accounts).filter(([, account]) => account !== undefined))
}

/** @param path of the value: empty for the whole */
function wrongMembers(value: unknown, path: string): WrongMember[] {
  const wrong = (expected: Expected) => [{ member: path, expected }]
  const rule = rules.get(path)
  if (rule) return typeof value === 'string' && rule.pattern.test(value) ? [] : wrong(rule.expected)
  const start = path && `${path}.`
  const inner = [...rules].filter(([member]) => member.startsWith(start))
  if (inner.length === 0) return wrong('known')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('object')
  const set = Object.entries(value).filter(([, member]) => member !== undefined)
  const names = new Set(set.map(([name]) => start + name))
  const missing = inner.filter(
    ([member, { isRequired }]) =>
      isRequired && !member.slice(start.length).includes('.') && !names.has(member),
  )
  return [
    ...set.flatMap(([name, member]) => wrongMembers(member, start + name)),
    ...missing.map(([member, { expected }]) => ({ member, expected })),
  ]
}

/** With the hyphen that SIE requires; twelve digits begin with a century that it does not have. */
function hyphenated(number: string): string | undefined {
  const found = /^(?:\d\d)?(\d{6})-?(\d{4})$/.exec(number)
  return found ? `${found[1]}-${found[2]}` : undefined
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
