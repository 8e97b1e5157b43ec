export const GamePage = () => null;
