import type { Long } from '../../../../shared/domain/values/long.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import { CodeColumn, Dictionary, NumberColumn, TextColumns } from './columns.ts'
import { feeMembers, rowMembers } from '../../../../shared/domain/report/report-reading/row-reader.ts'

type Fee = ReportRow['fees'][number]
export type RowMember = Exclude<keyof ReportRow, 'fees'>

/** Texts that differ from row to row. */
const texts = ['customerName', 'externalOrderNo', 'orderDate', 'comment'] as const satisfies RowMember[]
/** Texts of which a report has few. */
export const codes = [
  'paymentType',
  'currency',
  'destinationCurrency',
  'rowType',
  'reconciliationDate',
] as const satisfies RowMember[]
export type TextMember = (typeof texts)[number]
export type CodeMember = (typeof codes)[number]
export type NumberMember = Exclude<RowMember, TextMember | CodeMember>
type FeeNumber = Exclude<keyof Fee, 'type'>

const members = Object.keys(rowMembers) as RowMember[]
const numbers = members.filter((name): name is NumberMember => !isText(name) && !isCode(name))
/** The numbers that are amounts in minor units, and those that are ids. */
export const amounts = [
  'nominalAmount',
  'providerPaidAmount',
  'totalFeeAmountExcludingVat',
  'totalFeeVatAmount',
] as const satisfies NumberMember[]
export const ids = numbers.filter((name) => /(Id|No)$/.test(name))
const feeNumbers = Object.keys(feeMembers).filter((name): name is FeeNumber => name !== 'type')

/** The rows of a client report, packed. A row object is made on request. */
export class RowStore {
  readonly dictionary = new Dictionary()
  readonly #numbers = columnsOf(numbers, () => new NumberColumn())
  readonly #codes = columnsOf(codes, () => new CodeColumn())
  readonly #texts = new TextColumns(texts.length)
  /** The fees of all rows, concatenated. */
  readonly #feeTypes = new CodeColumn()
  readonly #fees = columnsOf(feeNumbers, () => new NumberColumn())
  /** The end of each row's fees. */
  readonly #feeEnds = new CodeColumn()
  #length = 0

  get length(): number {
    return this.#length
  }

  add(row: ReportRow): void {
    const index = this.#length
    for (const name of numbers) {
      const value = row[name]
      if (value !== undefined) this.#numbers[name].set(index, value)
    }
    for (const name of codes) {
      const value = row[name]
      if (value !== undefined) this.#codes[name].set(index, this.dictionary.code(value))
    }
    this.#texts.set(
      index,
      texts.map((name) => row[name]),
    )
    let at = this.#feeStart(index)
    for (const fee of row.fees) {
      this.#feeTypes.set(at, this.dictionary.code(fee.type))
      for (const name of feeNumbers) this.#fees[name].set(at, fee[name])
      at += 1
    }
    this.#feeEnds.set(index, at)
    this.#length += 1
  }

  has(index: number): boolean {
    return Number.isInteger(index) && index >= 0 && index < this.#length
  }

  /** @throws RangeError when there is no such row */
  at(index: number): ReportRow {
    if (!this.has(index)) throw new RangeError(`there is no row ${index}`)
    const row: Partial<Record<keyof ReportRow, unknown>> = {}
    for (const name of members) {
      const value = this.value(index, name)
      if (value !== undefined) row[name] = value
    }
    row.fees = this.#feesOf(index)
    return row as ReportRow
  }

  /** One member of a row. */
  value(index: number, name: RowMember): string | Long | undefined {
    if (isText(name)) return this.text(index, name)
    if (isCode(name)) {
      const code = this.code(index, name)
      return code === 0 ? undefined : this.dictionary.texts[code]
    }
    return this.number(index, name)
  }

  number(index: number, name: NumberMember): Long | undefined {
    return this.#numbers[name].get(index)
  }

  text(index: number, name: TextMember): string | undefined {
    return this.#texts.get(index, texts.indexOf(name))
  }

  /** The texts of some rows that differ from row to row: a line for each row, blanks between its texts. */
  allTexts(from: number, to: number): string {
    return this.#texts.all(from, to)
  }

  /** The member's code in the dictionary; 0 for no value. */
  code(index: number, name: CodeMember): number {
    return this.#codes[name].get(index)
  }

  /** Whether the row has a fee of one of the types and with the rate. Undefined stands for any. */
  hasFee(index: number, types: ReadonlySet<number> | undefined, vatPercent: Long | undefined): boolean {
    for (let at = this.#feeStart(index); at < this.#feeEnds.get(index); at += 1) {
      const isOfType = !types || types.has(this.#feeTypes.get(at))
      if (isOfType && (vatPercent === undefined || this.#fees.vatPercent.get(at) === vatPercent)) return true
    }
    return false
  }

  /** The codes of the row's fee types, each once. */
  feeTypes(index: number): Set<number> {
    const types = new Set<number>()
    for (let at = this.#feeStart(index); at < this.#feeEnds.get(index); at += 1)
      types.add(this.#feeTypes.get(at))
    return types
  }

  feeCount(index: number): number {
    return this.#feeEnds.get(index) - this.#feeStart(index)
  }

  #feeStart(index: number): number {
    return index === 0 ? 0 : this.#feeEnds.get(index - 1)
  }

  #feesOf(index: number): Fee[] {
    const start = this.#feeStart(index)
    return Array.from({ length: this.feeCount(index) }, (_, place) => {
      const at = start + place
      const fee: Partial<Record<keyof Fee, unknown>> = {
        type: this.dictionary.texts[this.#feeTypes.get(at)],
      }
      for (const name of feeNumbers) fee[name] = this.#fees[name].get(at)
      return fee as unknown as Fee
    })
  }
}

export function isText(name: RowMember): name is TextMember {
  return (texts as readonly string[]).includes(name)
}

export function isCode(name: RowMember): name is CodeMember {
  return (codes as readonly string[]).includes(name)
}

function columnsOf<Name extends string, Column>(
  names: readonly Name[],
  make: () => Column,
): Record<Name, Column> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Column>
}
