/**
 * SHA-256 of bytes that come in pieces. The browser's own hash needs all of them at once, which for a large report
 * would be 50 MB, and exists only on pages with https. In a separate chunk, which loads while a report is awaited.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Hash } from '../../../../shared/domain/report/report-reading/report-digest.ts'

export type NewHash = () => Hash<string>

export function newSha256(): Hash<string> {
  const hash = sha256.create()
  return {
    update: (bytes) => void hash.update(bytes),
    hex: () => bytesToHex(hash.digest()),
  }
}
