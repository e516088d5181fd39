/** What the forms about a seat are told of it. */

/** A seat as its instructor sees it. */
export interface ManagedSeat {
  readonly classId: string;
  readonly id: string;
  readonly name: string;
  /** Empty for none. */
  readonly studentId: string;
}

/** Another learner of the class, as a list offers it. */
export interface Heir {
  readonly id: string;
  readonly name: string;
}
