/** Whoever runs leagues. Its organisers are organisers in all of them. */
export interface Organisation {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}
