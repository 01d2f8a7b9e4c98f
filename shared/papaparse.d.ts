/** What the workers use of papaparse: its own types bring those of Node along, which a worker does not have. */
declare namespace papaparse {
  function unparse(records: string[][], settings: { delimiter: string; newline: string }): string
  function parse<Record>(text: string, settings: { delimiter: string; newline: '\r\n' }): { data: Record[] }
}
// oxlint-disable-next-line import/no-default-export -- the library has one
export default papaparse
