/** The room of a token between a party's name and the axis, in ems. Apart: the plot is fetched later than its margins are known. */
export const TOKEN_ROOM = 1.5;
