export default function Board() {
  return <p className="board">Умумий</p>;
}
