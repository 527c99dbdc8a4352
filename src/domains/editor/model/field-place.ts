/** Where a value stands in the words of a block: in the block itself, or in one of the things it repeats. */
export interface FieldPlace {
  guid: string;
  item: string | null;
  field: string;
}
