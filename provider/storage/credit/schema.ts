/**
 * The migration that adds the credit orders of the SOAP service to a merchant's object. Amounts are minor
 * units and include VAT; prices and numbers of units are exact decimals, as text.
 */
export const creditMigration = `
  -- The provider's own number for a customer. Numbers begin high, so that none is taken for another's.
  CREATE TABLE credit_customers (
    id INTEGER PRIMARY KEY,
    country_code TEXT NOT NULL,
    national_id TEXT NOT NULL,
    UNIQUE (country_code, national_id)
  ) STRICT;

  -- AddToBlockList names no country. Ids are without separators.
  CREATE TABLE credit_blocks (
    national_id TEXT NOT NULL,
    is_company INTEGER NOT NULL CHECK (is_company IN (0, 1)),
    reason TEXT,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (national_id, is_company)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE credit_orders (
    id INTEGER PRIMARY KEY,
    client_order_nr TEXT,
    order_type TEXT NOT NULL,
    customer_id INTEGER NOT NULL REFERENCES credit_customers,
    address_selector TEXT NOT NULL,
    customer_reference TEXT,
    currency TEXT NOT NULL,
    authorize_id INTEGER NOT NULL UNIQUE,
    -- What may be invoiced in all, what has been invoiced included.
    authorized_amount INTEGER NOT NULL,
    -- JSON: why the order waits for a decision.
    pending_reasons TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    -- When the present authorization was given.
    authorized_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    closed_at INTEGER
  ) STRICT;
  CREATE INDEX credit_orders_by_client_order_nr ON credit_orders (client_order_nr);
  CREATE INDEX credit_orders_open ON credit_orders (currency, expires_at) WHERE closed_at IS NULL;

  -- The rows that are left to invoice.
  CREATE TABLE credit_order_rows (
    order_id INTEGER NOT NULL REFERENCES credit_orders,
    position INTEGER NOT NULL,
    article_nr TEXT,
    description TEXT,
    price_per_unit TEXT NOT NULL,
    price_including_vat INTEGER NOT NULL CHECK (price_including_vat IN (0, 1)),
    number_of_units TEXT NOT NULL,
    unit TEXT,
    -- Percents times 100.
    vat_percent INTEGER NOT NULL,
    discount_percent INTEGER NOT NULL,
    discount_amount INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    vat_amount INTEGER NOT NULL,
    PRIMARY KEY (order_id, position)
  ) STRICT, WITHOUT ROWID;

  -- A credit invoice names the invoice that it takes back, and its amounts are negative.
  CREATE TABLE credit_invoices (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES credit_orders,
    credits_id INTEGER REFERENCES credit_invoices,
    distribution_form TEXT NOT NULL,
    amount INTEGER NOT NULL,
    vat_amount INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    -- Days: their midnights.
    invoice_date INTEGER NOT NULL,
    due_date INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX credit_invoices_by_order ON credit_invoices (order_id);
  CREATE INDEX credit_invoices_by_credited ON credit_invoices (credits_id) WHERE credits_id IS NOT NULL;

  CREATE TABLE credit_invoice_rows (
    invoice_id INTEGER NOT NULL REFERENCES credit_invoices,
    position INTEGER NOT NULL,
    article_nr TEXT,
    description TEXT,
    price_per_unit TEXT NOT NULL,
    price_including_vat INTEGER NOT NULL CHECK (price_including_vat IN (0, 1)),
    number_of_units TEXT NOT NULL,
    unit TEXT,
    vat_percent INTEGER NOT NULL,
    discount_percent INTEGER NOT NULL,
    discount_amount INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    vat_amount INTEGER NOT NULL,
    PRIMARY KEY (invoice_id, position)
  ) STRICT, WITHOUT ROWID;
`

/** The migration that adds payment plans and links to PDFs. */
export const paymentPlanMigration = `
  CREATE TABLE payment_plans (
    number INTEGER PRIMARY KEY,
    client_number TEXT,
    customer_reference TEXT,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    -- The campaign as it was when the plan was made: a contract does not change with the table.
    campaign TEXT NOT NULL,
    -- The people as the directory had them: JSON as GetAddresses answers them.
    customer TEXT NOT NULL,
    co_applicant TEXT,
    giro_forms INTEGER NOT NULL CHECK (giro_forms IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('Pending', 'Activated', 'Cancelled')),
    contract_number INTEGER UNIQUE,
    created_at INTEGER NOT NULL,
    activated_at INTEGER,
    CHECK ((status = 'Activated') = (contract_number IS NOT NULL)),
    CHECK ((status = 'Activated') = (activated_at IS NOT NULL))
  ) STRICT;
  CREATE INDEX payment_plans_by_client_number ON payment_plans (client_number);
  CREATE INDEX payment_plans_pending ON payment_plans (currency, created_at) WHERE status = 'Pending';

  -- Who knows the token may read the document: it is random, and there is one for each document.
  CREATE TABLE pdf_links (
    token TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    document_id INTEGER NOT NULL,
    UNIQUE (kind, document_id)
  ) STRICT, WITHOUT ROWID;
`

/** The migration for DeliverOrderEu. */
export const creditDeliveryMigration = `
  -- JSON: what the payment plan of an order is made with.
  ALTER TABLE credit_orders ADD COLUMN plan_terms TEXT;
  -- The credit order that the plan delivers.
  ALTER TABLE payment_plans ADD COLUMN order_id INTEGER REFERENCES credit_orders;
  CREATE INDEX payment_plans_by_order ON payment_plans (order_id) WHERE order_id IS NOT NULL;

  -- The deliveries of account credit orders.
  CREATE TABLE account_credits (
    id INTEGER PRIMARY KEY,
    contract_number INTEGER NOT NULL,
    order_id INTEGER NOT NULL REFERENCES credit_orders,
    amount INTEGER NOT NULL CHECK (amount > 0),
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX account_credits_by_order ON account_credits (order_id);
`
