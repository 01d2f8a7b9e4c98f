/**
 * SHA-256 of bytes that come in pieces. The browser's own hash wants all of them at once, which for a large report would
 * be 50 MB, and exists only on pages with https. In a part of its own, which loads while a report is waited for.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

export interface Hash {
  update(bytes: Uint8Array): void
  /** The digest in lower-case hex; to be called once. */
  hex(): string
}

export type NewHash = () => Hash

export function newSha256(): Hash {
  const hash = sha256.create()
  return {
    update: (bytes) => void hash.update(bytes),
    hex: () => bytesToHex(hash.digest()),
  }
}
