/** The tokens of links to documents: one random token for each document. */
import type { Long } from '../../../shared/domain/values/long.ts'
import type { Database } from '../database.ts'

/** A contract has the id of its ProviderPaymentPlanNr, an invoice that of its InvoiceNumber. */
export const pdfKinds = ['contract', 'invoice'] as const
export type PdfKind = (typeof pdfKinds)[number]

/** 128 bits, which cannot be guessed. */
const TOKEN_BYTES = 16

/** The document's id; undefined if no document has this token. */
export function documentOfToken(db: Database, kind: PdfKind, token: string): Long | undefined {
  return db.first<{ id: Long }>(
    `SELECT json_object('id', document_id) AS json FROM pdf_links WHERE token = ? AND kind = ?`,
    token,
    kind,
  )?.id
}

/** The document's token, 32 lower-case hex digits. The first call makes it. */
export function tokenOf(db: Database, kind: PdfKind, id: Long): string {
  const known = db.first<{ token: string }>(
    `SELECT json_object('token', token) AS json FROM pdf_links WHERE kind = ? AND document_id = ?`,
    kind,
    id,
  )
  if (known) return known.token
  const token = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)).toHex()
  db.run('INSERT INTO pdf_links (token, kind, document_id) VALUES (?, ?, ?)', token, kind, id)
  return token
}
