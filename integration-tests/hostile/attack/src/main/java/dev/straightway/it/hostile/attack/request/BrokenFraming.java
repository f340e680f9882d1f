package dev.straightway.it.hostile.attack.request;

import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Bodies whose end is told wrongly or twice (RFC 9112 §6): what request smuggling is made of. */
final class BrokenFraming implements Maker {

    private static final List<String> LENGTHS = List.of("-1", "+5", "5, 5", "5,6", "0x5", "5 5", "99999999999999999999", "",
            "five",
            "5;", "05", "\u00b2", "4294967301");
    private static final List<String> CODINGS = List.of("identity", "chunked, chunked", "xchunked", "chunked;a=b",
            "gzip, chunked",
            "chunked, identity", "CHUNKED", "\"chunked\"", " chunked", "chunked ", "\tchunked", ",chunked", "");
    private static final List<String> CHUNKS = List.of("5\nhello\n0\n\n", "-5\r\nhello\r\n0\r\n\r\n", "5\r\nhello0\r\n\r\n",
            "0x5\r\nhello\r\n0\r\n\r\n", "5\r\nhelloX\r\n0\r\n\r\n", "ffffffff\r\nhello\r\n0\r\n\r\n", "\r\nhello\r\n0\r\n\r\n",
            "5 \r\nhello\r\n0\r\n\r\n", " 5\r\nhello\r\n0\r\n\r\n", "g\r\nhello\r\n0\r\n\r\n", "5;a\nb\r\nhello\r\n0\r\n\r\n",
            "5\r\nhello\r\n0\r\nX: y\n\n", "5\r\nhello\r\n0\r\nno colon\r\n\r\n", "5\r\nhello\r\n00000\r\n\r\n",
            "5\r\nhello\r\n-0\r\n\r\n", "10000000000000005\r\nhello\r\n0\r\n\r\n",
            "5\r\nhello\r\n0\r\nContent-Length: 9\r\n\r\n");
    private static final String CHUNKED = "5\r\nhello\r\n0\r\n\r\n";

    @Override
    public Shot make(Dice dice) {
        RequestText request;
        switch (dice.below(5)) {
            case 0 -> {
                String length = dice.pick(LENGTHS);
                request = post("framing/length " + length, dice).field("Content-Length", length).raw("hello");
            }
            case 1 -> {
                String coding = dice.pick(CODINGS);
                request = post("framing/coding " + coding, dice).field("Transfer-Encoding", coding).raw(CHUNKED);
            }
            case 2 -> {
                String chunks = dice.pick(CHUNKS);
                request = post("framing/chunks " + chunks.replace("\r\n", "|").replace("\n", "!"), dice)
                        .field("Transfer-Encoding", "chunked").raw(chunks);
            }
            case 3 -> request = both(dice);
            default -> request = post("framing/two-lengths", dice).field("Content-Length", "5")
                    .field("Content-Length", dice.pick("5", "6", "0")).raw("hello");
        }
        return request.allow(Allowance.NO_MARKER).shot(Soundness.BROKEN);
    }

    /** Content-Length and Transfer-Encoding, in both orders, with a second request where the one of them ends the body. */
    private static RequestText both(Dice dice) {
        RequestText request = post("framing/both", dice);
        String hidden = "GET /echo/name/hidden HTTP/1.1\r\nHost: localhost\r\nX-Marker: " + request.marker() + "\r\n\r\n";
        String body = dice.pick(CHUNKED + hidden, "0\r\n\r\n" + hidden, "5\r\nhello\r\n0\r\n\r\n");
        String length = "Content-Length: " + dice.pick(body.length(), 5, CHUNKED.length());
        String coding = "Transfer-Encoding: " + dice.pick("chunked", "identity", "xchunked");
        boolean lengthFirst = dice.chance(50);
        return request.line(lengthFirst ? length : coding).line(lengthFirst ? coding : length).raw(body);
    }

    private static RequestText post(String label, Dice dice) {
        return RequestText.post(label, "/body/text", dice).field("Content-Type", "text/plain");
    }
}
