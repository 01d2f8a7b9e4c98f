/** Something that must never be, and was. */
export interface Finding {
  rule: string
  detail: string
}
