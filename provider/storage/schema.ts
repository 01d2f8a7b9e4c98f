/**
 * The schema of a merchant's object, as numbered migrations. Amounts are minor units, quantities and percents times
 * 100, instants milliseconds since 1970. Computed values (totals, actions) have no column.
 */
import { creditDeliveryMigration, creditMigration, paymentPlanMigration } from './credit/schema.ts'
import { callbacksMigration } from './callbacks.ts'
import { dueOrdersMigration, storedExpiryMigration } from './credit/due-orders.ts'
import { lapsedPlansMigration } from './credit/plans.ts'
import { listsMigration } from './lists.ts'
import { consoleKeysMigration, shardsMigration } from './owners.ts'
import { pendingTasksMigration } from './pending-tasks.ts'
import { reportSumsMigration } from './report-sums.ts'
import { snapshotsMigration } from './snapshot-tables.ts'
import { unsettledMigration } from './unsettled.ts'
import { worldsMigration } from './worlds.ts'

export const merchantMigrations: readonly string[] = [
  `
  -- One row for each person or company that ever bought; a test person's limit is documented.
  CREATE TABLE customers (
    country_code TEXT NOT NULL,
    national_id TEXT NOT NULL,
    is_company INTEGER NOT NULL CHECK (is_company IN (0, 1)),
    -- In the currency of the customer's orders.
    credit_limit INTEGER NOT NULL,
    PRIMARY KEY (country_code, national_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    country_code TEXT NOT NULL,
    national_id TEXT NOT NULL,
    currency TEXT NOT NULL,
    merchant_order_id TEXT NOT NULL,
    payment_type TEXT NOT NULL,
    order_status TEXT NOT NULL,
    system_status TEXT NOT NULL,
    system_status_message TEXT NOT NULL,
    payment_credit_status TEXT,
    email_address TEXT,
    billing_email_address TEXT,
    phone_number TEXT,
    customer_reference TEXT,
    peppol_id TEXT,
    provider_will_buy INTEGER CHECK (provider_will_buy IN (0, 1)),
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    FOREIGN KEY (country_code, national_id) REFERENCES customers
  ) STRICT;
  CREATE INDEX orders_by_merchant_order_id ON orders (merchant_order_id);
  CREATE INDEX orders_by_customer ON orders (country_code, national_id);

  CREATE TABLE addresses (
    order_id INTEGER NOT NULL REFERENCES orders,
    kind TEXT NOT NULL CHECK (kind IN ('billing', 'shipping')),
    full_name TEXT,
    street_address TEXT,
    co_address TEXT,
    postal_code TEXT,
    city TEXT,
    country_code TEXT,
    source INTEGER,
    PRIMARY KEY (order_id, kind)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders,
    invoice_id INTEGER,
    status TEXT,
    created_at INTEGER NOT NULL,
    due_at INTEGER
  ) STRICT;
  CREATE INDEX deliveries_by_order ON deliveries (order_id);

  -- A row is active, cancelled or delivered; a delivered one belongs to its delivery.
  CREATE TABLE order_rows (
    order_id INTEGER NOT NULL REFERENCES orders,
    id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    article_number TEXT,
    name TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    discount_percent INTEGER NOT NULL,
    discount_amount INTEGER NOT NULL,
    vat_percent INTEGER NOT NULL,
    unit TEXT,
    is_cancelled INTEGER NOT NULL DEFAULT 0 CHECK (is_cancelled IN (0, 1)),
    delivery_id INTEGER REFERENCES deliveries,
    PRIMARY KEY (order_id, id),
    CHECK (is_cancelled = 0 OR delivery_id IS NULL)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX order_rows_by_delivery ON order_rows (delivery_id) WHERE delivery_id IS NOT NULL;

  -- A credit's amount is negative, and so are its rows' quantities and discount amounts; it may have no
  -- rows at all.
  CREATE TABLE credits (
    id INTEGER PRIMARY KEY,
    delivery_id INTEGER NOT NULL REFERENCES deliveries,
    amount INTEGER NOT NULL CHECK (amount <= 0),
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX credits_by_delivery ON credits (delivery_id);

  -- A credited row has the id of the delivered row that it takes back, or a new one.
  CREATE TABLE credit_rows (
    credit_id INTEGER NOT NULL REFERENCES credits,
    id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    article_number TEXT,
    name TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    discount_percent INTEGER NOT NULL,
    discount_amount INTEGER NOT NULL,
    vat_percent INTEGER NOT NULL,
    unit TEXT,
    PRIMARY KEY (credit_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE billing_references (
    order_id INTEGER NOT NULL REFERENCES orders,
    position INTEGER NOT NULL,
    type TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (order_id, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE metadata (
    order_id INTEGER NOT NULL REFERENCES orders,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (order_id, key)
  ) STRICT;

  -- What stands behind the 202 answers.
  CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders,
    status TEXT NOT NULL CHECK (status IN ('InProgress', 'Completed', 'Failed')),
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- The object's own settings, such as how far a sandbox has moved its clock.
  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- The transactions of the reconciliation reports, a day's after another's. A row settles a delivery or a
  -- credit, once; rows of dummy days and those made in bulk settle none. Fees are JSON as the wire has them.
  CREATE TABLE report_rows (
    id INTEGER PRIMARY KEY,
    date TEXT NOT NULL,
    currency TEXT NOT NULL,
    row_type TEXT NOT NULL,
    nominal_amount INTEGER NOT NULL,
    fee_amount INTEGER NOT NULL,
    fee_vat_amount INTEGER NOT NULL,
    fees TEXT NOT NULL,
    provider_customer_id INTEGER,
    customer_name TEXT,
    external_order_no TEXT,
    order_date TEXT,
    provider_order_no INTEGER,
    provider_checkout_id INTEGER,
    payment_type TEXT,
    comment TEXT,
    delivery_id INTEGER,
    credit_id INTEGER,
    of_delivery INTEGER UNIQUE REFERENCES deliveries,
    of_credit INTEGER UNIQUE REFERENCES credits
  ) STRICT;
  CREATE INDEX report_rows_by_date ON report_rows (date, currency, id);
  `,
  `
  -- What an alarm looks for: the next order to expire.
  CREATE INDEX orders_by_expiry ON orders (expires_at)
    WHERE order_status = 'Open' AND payment_type IN ('Invoice', 'AccountCredit', 'PaymentPlan');
  `,
  paymentPlanMigration,
  creditMigration,
  creditDeliveryMigration,
  `
  -- The id of a task is a Long. The addresses that named tasks by a text lead nowhere from now on.
  ALTER TABLE tasks RENAME TO former_tasks;
  CREATE TABLE tasks (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders,
    -- The credit that the task made, and the delivery that it is on.
    delivery_id INTEGER REFERENCES deliveries,
    credit_id INTEGER REFERENCES credits,
    status TEXT NOT NULL CHECK (status IN ('InProgress', 'Completed', 'Failed')),
    created_at INTEGER NOT NULL,
    CHECK ((delivery_id IS NULL) = (credit_id IS NULL))
  ) STRICT;
  INSERT INTO tasks (id, order_id, status, created_at)
    SELECT 2000000 + row_number() OVER (ORDER BY created_at, id), order_id, status, created_at FROM former_tasks;
  DROP TABLE former_tasks;

  -- How the invoice of the delivery is sent.
  ALTER TABLE deliveries ADD COLUMN invoice_distribution_type TEXT;
  `,
  `
  ALTER TABLE report_rows ADD COLUMN provider_invoice_no INTEGER;
  ALTER TABLE report_rows ADD COLUMN payment_transaction_id INTEGER;
  -- The members of a fee as clients read them.
  UPDATE report_rows SET fees = (
    SELECT json_group_array(json_object(
      'type', value ->> 'feeType',
      'amountExcludingVat', value -> 'amountExcludingVat',
      'vatPercent', value -> 'vatPercent',
      'vatAmount', value -> 'vatAmount',
      'providerPaidAmount', -(value ->> 'amountExcludingVat') - (value ->> 'vatAmount')
    )) FROM json_each(fees)
  );
  `,
  reportSumsMigration,
  unsettledMigration,
  listsMigration,
  snapshotsMigration,
  callbacksMigration,
  dueOrdersMigration,
  storedExpiryMigration,
  lapsedPlansMigration,
  pendingTasksMigration,
]

/** The schema of an object of the directory of all orders. */
export const directoryMigrations: readonly string[] = [
  `
  CREATE TABLE owners (
    order_id INTEGER PRIMARY KEY,
    merchant_id TEXT NOT NULL
  ) STRICT;
  `,
  shardsMigration,
  worldsMigration,
  consoleKeysMigration,
]
