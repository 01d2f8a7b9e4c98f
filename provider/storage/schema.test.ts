import { runInDurableObject } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { migrate } from '../../shared/storage/migrate.ts'
import { env } from '../testing/provider.ts'
import { openDatabase } from './database.ts'
import { pendingInput, pendingTasks, pendingTasksMigration } from './pending-tasks.ts'
import { dueOrdersMigration } from './credit/due-orders.ts'
import { deliveriesOf } from './deliveries.ts'
import { merchantMigrations } from './schema.ts'
import { completedTask } from '../operations/completed-task.ts'
import { findTask } from './tasks.ts'

/** The migrations before the present tasks and fees. */
const FORMER = 5

it('opens a database with the former tasks and fees and without sums', async () => {
  const stub = env.DIRECTORY.getByName('former-merchant')
  await runInDurableObject(stub, (_, state) => {
    const { sql } = state.storage
    sql.exec('DELETE FROM migrations')
    migrate(sql, merchantMigrations.slice(0, FORMER))
    sql.exec(`
      INSERT INTO customers VALUES ('SE', '1', 0, 1000);
      INSERT INTO orders (id, country_code, national_id, currency, merchant_order_id, payment_type, order_status,
        system_status, system_status_message, created_at)
        VALUES (7, 'SE', '1', 'SEK', 'a', 'Invoice', 'Open', 'Active', 'SUCCESS', 1);
      INSERT INTO deliveries (id, order_id, status, created_at) VALUES (3, 7, 'Sent', 1);
      INSERT INTO tasks VALUES ('f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 7, 'Completed', 20);
      INSERT INTO tasks VALUES ('0b6c1f0e-6f0f-4b0e-8a52-0d1f7a3e5f11', 7, 'InProgress', 10);
      INSERT INTO report_rows (id, date, currency, row_type, nominal_amount, fee_amount, fee_vat_amount, fees) VALUES
        (1, '2026-01-01', 'SEK', 'Order', 100, 9007199254740993, 450,
          '[{"feeType":"Service","amountExcludingVat":9007199254740993,"vatPercent":2500,"vatAmount":449},
            {"feeType":"Correction","amountExcludingVat":-4,"vatPercent":0,"vatAmount":0}]'),
        (2, '2026-01-01', 'SEK', 'Order', 100, 0, 0, '[]');
    `)
    expect(migrate(sql, merchantMigrations)).toBe(false)

    const db = openDatabase(sql)
    // Numbered by age.
    expect([findTask(db, 2_000_001), findTask(db, 2_000_002)]).toEqual([
      { Id: 2_000_001, Status: 'InProgress', orderId: 7, deliveryId: null, creditId: null, createdAt: 10 },
      { Id: 2_000_002, Status: 'Completed', orderId: 7, deliveryId: null, creditId: null, createdAt: 20 },
    ])
    expect(completedTask({ db, now: 30, actions: 'described' }, { orderId: 7 })).toBe(2_000_003)
    expect(deliveriesOf(db, 7)).toMatchObject([{ Id: 3, InvoiceDistributionType: null }])
    expect(db.texts('SELECT fees AS json FROM report_rows ORDER BY id')).toEqual([
      '[{"type":"Service","amountExcludingVat":9007199254740993,"vatPercent":2500,"vatAmount":449,' +
        '"providerPaidAmount":-9007199254741442},' +
        '{"type":"Correction","amountExcludingVat":-4,"vatPercent":0,"vatAmount":0,"providerPaidAmount":4}]',
      '[]',
    ])
    // The sums of the existing rows and of a later one.
    db.run(`INSERT INTO report_rows (date, currency, row_type, nominal_amount, fee_amount, fee_vat_amount, fees)
      VALUES ('2026-01-01', 'SEK', 'Credit', -3000000007, 11, 2,
        '[{"type":"Credit","amountExcludingVat":11,"vatPercent":2500,"vatAmount":2,"providerPaidAmount":-13}]')`)
    expect(
      db.all('SELECT json_array(count, last_id, nominal_high, nominal_low) AS json FROM report_sums'),
    ).toEqual([
      // 100 + 100 − 3000000007: each part by itself, −3 × 10⁹ and 200 − 7.
      [3, 3, -3, 193],
    ])
    expect(db.all('SELECT json_array(fee_high, fee_low, fee_vat_low) AS json FROM report_sums')).toEqual([
      // The stored fee amount of the first row is 9007199254740993, which its fees do not sum to.
      [9_007_199, 254_741_004, 452],
    ])
    expect(
      db.all('SELECT json_array(percent, high, low) AS json FROM report_vat_sums ORDER BY percent'),
    ).toEqual([
      [0, 0, 0],
      [2500, 0, 451],
    ])
  })
})

it("opens a database whose clock is behind the system's with the SOAP orders that are open by it", async () => {
  const stub = env.DIRECTORY.getByName('merchant-of-the-past')
  await runInDurableObject(stub, (_, { storage: { sql } }) => {
    sql.exec('DELETE FROM migrations')
    migrate(sql, merchantMigrations.slice(0, merchantMigrations.indexOf(dueOrdersMigration)))
    const now = Date.UTC(2024, 1, 28)
    sql.exec("INSERT INTO settings VALUES ('clockOffset', ?)", String(now - Date.now()))
    sql.exec("INSERT INTO credit_customers VALUES (1, 'SE', '1')")
    const insert = `INSERT INTO credit_orders (id, order_type, customer_id, address_selector, currency, authorize_id,
      authorized_amount, pending_reasons, created_at, authorized_at, expires_at)
      VALUES (?1, 'Invoice', 1, '', 'SEK', ?1, 100, '[]', 1, 1, ?2)`
    sql.exec(insert, 1, now - 1000)
    sql.exec(insert, 2, now + 60_000)
    migrate(sql, merchantMigrations)
    expect(openDatabase(sql).all('SELECT json_array(id, is_expired) AS json FROM credit_orders')).toEqual([
      [1, 1],
      [2, 0],
    ])
  })
})

it('opens a database with the former list of unfinished tasks', async () => {
  const stub = env.DIRECTORY.getByName('merchant-with-tasks')
  await runInDurableObject(stub, (_, { storage: { sql } }) => {
    sql.exec('DELETE FROM migrations')
    migrate(sql, merchantMigrations.slice(0, merchantMigrations.indexOf(pendingTasksMigration)))
    const former = `[
      {"Id":2000002,"operation":"addOrderRow","input":{"CheckoutOrderId":9223372036854775807,"body":{"Name":"a, [b"}},
       "promised":{"orderId":9223372036854775807,"rowIds":[2]},"createdAt":5,"dueAt":65,"fails":false},
      {"Id":2000003,"operation":"creditOrderRows","input":{"CheckoutOrderId":7},
       "promised":{"orderId":7,"rowIds":[],"CreditId":8},"createdAt":6,"dueAt":66,"fails":true}]`
    sql.exec("INSERT INTO settings VALUES ('pendingTasks', ?), ('seed', '3')", former)
    migrate(sql, merchantMigrations)
    const db = openDatabase(sql)
    const orderId = 9_223_372_036_854_775_807n
    expect(pendingTasks(db)).toEqual([
      {
        Id: 2_000_002,
        operation: 'addOrderRow',
        promised: { orderId, rowIds: [2] },
        createdAt: 5,
        dueAt: 65,
        fails: false,
      },
      {
        Id: 2_000_003,
        operation: 'creditOrderRows',
        promised: { orderId: 7, rowIds: [], CreditId: 8 },
        createdAt: 6,
        dueAt: 66,
        fails: true,
      },
    ])
    expect(pendingInput(db, 2_000_002)).toEqual({ CheckoutOrderId: orderId, body: { Name: 'a, [b' } })
    expect(db.all('SELECT json_object(name, value) AS json FROM settings')).toEqual([{ seed: '3' }])
  })
})
