// A script, not a module: it adds what some browsers say of the network.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
