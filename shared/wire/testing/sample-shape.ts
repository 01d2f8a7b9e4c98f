import {
  boolean,
  dateTime,
  decimal,
  double,
  enumeration,
  int,
  list,
  long,
  nil,
  opt,
  req,
  string,
  struct,
} from '../../domain/credit/soap/shape.ts'

/** A shape with every type of value, and with members that are required, nullable and optional. */
export const sample = struct('Sample', {
  ProviderOrderNr: req(long),
  Name: opt(string),
  IsActive: req(boolean),
  Count: req(int),
  Amount: nil(decimal),
  Price: req(double),
  Closed: nil(dateTime),
  Code: req(enumeration('Code', ['Error', 'OrderOverProviderLimit'])),
  Rows: opt(list(struct('Row', { Text: opt(string) }))),
})
