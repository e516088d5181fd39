/** Where the list of notifications is. Not beside the bell: the server gets no values from a client’s module. */
export const NOTIFICATIONS = '/community/notifications';
