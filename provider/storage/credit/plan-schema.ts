/**
 * The tables of payment plans and of links to PDFs: a migration of the merchant's object. Amounts are minor
 * units, instants milliseconds since 1970.
 */
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
