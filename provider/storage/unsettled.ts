/**
 * Deliveries and credits that no report row settles yet, oldest first. Triggers keep the two tables, so that to find
 * what is to settle costs the same however much is settled, and nothing is left out: not even a delivery of an earlier
 * instant than those that were settled last.
 */
import type { Database } from './database.ts'

/** Each kind, with the column of `report_rows` that names the settled one. */
const KINDS = { deliveries: 'of_delivery', credits: 'of_credit' } as const

/** Fills the tables from the existing rows, and creates the triggers that keep them. */
export const unsettledMigration = Object.entries(KINDS)
  .map(
    ([kind, settled]) => `
  CREATE TABLE unsettled_${kind} (
    created_at INTEGER NOT NULL,
    id INTEGER NOT NULL,
    PRIMARY KEY (created_at, id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO unsettled_${kind}
    SELECT created_at, id FROM ${kind} WHERE NOT EXISTS (SELECT 1 FROM report_rows WHERE ${settled} = ${kind}.id);

  CREATE TRIGGER ${kind}_begin_unsettled AFTER INSERT ON ${kind} BEGIN
    INSERT INTO unsettled_${kind} VALUES (NEW.created_at, NEW.id);
  END;
  CREATE TRIGGER report_rows_settle_${kind} AFTER INSERT ON report_rows WHEN NEW.${settled} IS NOT NULL BEGIN
    DELETE FROM unsettled_${kind}
      WHERE created_at = (SELECT created_at FROM ${kind} WHERE id = NEW.${settled}) AND id = NEW.${settled};
  END;
`,
  )
  .join('')

const EARLIEST = Object.keys(KINDS)
  .map((kind) => `SELECT min(created_at) AS at FROM unsettled_${kind}`)
  .join(' UNION ALL ')

/** When the earliest unsettled delivery or credit was made, in milliseconds since 1970; undefined if all are settled. */
export function earliestUnsettled(db: Database): number | undefined {
  const query = `SELECT json_object('at', min(at)) AS json FROM (${EARLIEST})`
  return db.first<{ at: number | null }>(query)?.at ?? undefined
}
