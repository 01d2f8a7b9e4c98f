/**
 * A report states its totals before its rows, and a day may have 100 000 rows. So triggers keep the totals of each day
 * for every inserted row. Rows are never changed or deleted, except by a sandbox that makes a day wrong.
 */
import { type Long, normalLong } from '../../shared/domain/values/long.ts'
import type { Database } from './database.ts'

/**
 * A sum has two parts, sum = high × {@link SUM_BASE} + low, because SQLite's own sum fails beyond 64 bits, even if a
 * debt brings the total back.
 */
export const SUM_BASE = 1_000_000_000

const AMOUNTS = ['nominal', 'fee', 'fee_vat'] as const

const high = (amount: string) => `${amount} / ${SUM_BASE}`
const low = (amount: string) => `${amount} % ${SUM_BASE}`
const parts = AMOUNTS.flatMap((name) => [`${name}_high`, `${name}_low`])
const partsOf = (row: string) =>
  AMOUNTS.flatMap((name) => [high(`${row}${name}_amount`), low(`${row}${name}_amount`)])

/** Fills the tables from the existing rows, and creates the triggers that keep them. */
export const reportSumsMigration = `
  CREATE TABLE report_sums (
    date TEXT NOT NULL,
    currency TEXT NOT NULL,
    -- Of rows, and the id of the last one.
    count INTEGER NOT NULL,
    last_id INTEGER NOT NULL,
    ${parts.map((part) => `${part} INTEGER NOT NULL`).join(',\n    ')},
    PRIMARY KEY (date, currency)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE report_vat_sums (
    date TEXT NOT NULL,
    currency TEXT NOT NULL,
    -- Percent times 100.
    percent INTEGER NOT NULL,
    high INTEGER NOT NULL,
    low INTEGER NOT NULL,
    PRIMARY KEY (date, currency, percent)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO report_sums
    SELECT date, currency, count(*), max(id), ${partsOf('')
      .map((part) => `sum(${part})`)
      .join(', ')}
    FROM report_rows GROUP BY date, currency;
  INSERT INTO report_vat_sums
    SELECT date, currency, value ->> 'vatPercent', sum(${high("(value ->> 'vatAmount')")}),
      sum(${low("(value ->> 'vatAmount')")})
    FROM report_rows, json_each(report_rows.fees) GROUP BY date, currency, value ->> 'vatPercent';

  CREATE TRIGGER report_rows_are_summed AFTER INSERT ON report_rows BEGIN
    INSERT INTO report_sums VALUES (NEW.date, NEW.currency, 1, NEW.id, ${partsOf('NEW.').join(', ')})
      ON CONFLICT DO UPDATE SET count = count + 1, last_id = max(last_id, excluded.last_id),
        ${parts.map((part) => `${part} = ${part} + excluded.${part}`).join(', ')};
    INSERT INTO report_vat_sums
      SELECT NEW.date, NEW.currency, value ->> 'vatPercent', sum(${high("(value ->> 'vatAmount')")}),
        sum(${low("(value ->> 'vatAmount')")})
      FROM json_each(NEW.fees) WHERE true GROUP BY value ->> 'vatPercent'
      ON CONFLICT DO UPDATE SET high = high + excluded.high, low = low + excluded.low;
  END;
`

/** A sum in its two parts: see {@link SUM_BASE}. */
export type Sum = [high: Long, low: Long]

/** The members of `json_object` that read a day's sums, each as a {@link Sum}. */
export const SUMS = `
  'nominal', json_array(nominal_high, nominal_low), 'fee', json_array(fee_high, fee_low),
  'feeVat', json_array(fee_vat_high, fee_vat_low)`

export function exact([high, low]: Sum): Long {
  return normalLong(BigInt(high) * BigInt(SUM_BASE) + BigInt(low))
}

/** What a day's report states, as far as rows are settled: exact minor units. */
export interface DayTotals {
  count: number
  nominalAmount: Long
  feeAmount: Long
  feeVatAmount: Long
}

const NO_ROWS: DayTotals = { count: 0, nominalAmount: 0, feeAmount: 0, feeVatAmount: 0 }

export function dayTotals(db: Database, date: string, currency: string): DayTotals {
  const row = db.first<{ count: number; nominal: Sum; fee: Sum; feeVat: Sum }>(
    `SELECT json_object('count', count, ${SUMS}) AS json FROM report_sums WHERE date = ? AND currency = ?`,
    date,
    currency,
  )
  if (!row) return NO_ROWS
  const { count, nominal, fee, feeVat } = row
  return { count, nominalAmount: exact(nominal), feeAmount: exact(fee), feeVatAmount: exact(feeVat) }
}
