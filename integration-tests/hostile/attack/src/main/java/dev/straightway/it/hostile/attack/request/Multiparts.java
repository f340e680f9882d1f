package dev.straightway.it.hostile.attack.request;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Forms in parts: right, cut, without an end, with odd boundaries and broken heads of parts. */
final class Multiparts implements Maker {

    @Override
    public Shot make(Dice dice) {
        String boundary = dice.pick("x", "----abc", "a'()+_,-./:=?", "b".repeat(70));
        String type = "multipart/form-data; boundary=\"" + boundary + "\"";
        return switch (dice.below(8)) {
            case 0 -> request("parts/cut", type, cut(form(boundary, dice), dice), dice);
            case 1 -> request("parts/no-end", type, form(boundary, dice).replace("--" + boundary + "--\r\n", ""), dice);
            case 2 -> request("parts/no-boundary", "multipart/form-data", form(boundary, dice), dice);
            case 3 -> request("parts/other-boundary", "multipart/form-data; boundary=other", form(boundary, dice), dice);
            case 4 -> request("parts/empty", type, dice.pick("", "\r\n", "--" + boundary + "--\r\n"), dice);
            case 5 -> {
                String head = dice.pick("Content-Disposition: form-data\r\n", "Content-Disposition: x\r\n", "no head\r\n", "",
                        "Content-Disposition: form-data; name=\r\n", "Content-Disposition: form-data; name=\"text\r\n",
                        "Content-Disposition: form-data; name=\"text\"\r\nContent-Type: /\r\n",
                        "Content-Disposition: form-data; name=\"text\"\r\nContent-Type: text/plain;charset=none\r\n",
                        "Content-Disposition: form-data; name=\"file\"; filename=\"../../x\"\r\n",
                        "Content-Disposition: form-data; name=\"text\"\r\nContent-Transfer-Encoding: base64\r\n");
                yield request("parts/head " + head.strip(), type,
                        "--" + boundary + "\r\n" + head + "\r\nvalue\r\n--" + boundary + "--\r\n", dice);
            }
            case 6 -> request("parts/many", type, many(boundary, dice.between(2, 60)), dice);
            default -> request("parts/good", type, form(boundary, dice), dice);
        };
    }

    private static Shot request(String label, String type, String body, Dice dice) {
        return RequestText.post(label, "/body/parts", dice).field("Content-Type", type).body(body, dice)
                .allow(Allowance.NO_MARKER).sound();
    }

    private static String form(String boundary, Dice dice) {
        String file = dice.word(dice.pick(0, 10, 1_000, 20_000));
        return part(boundary, "name=\"text\"", dice.word(dice.below(30)))
                + part(boundary, "name=\"file\"; filename=\"f.bin\"\r\nContent-Type: application/octet-stream", file)
                + "--" + boundary + "--\r\n";
    }

    private static String many(String boundary, int count) {
        StringBuilder parts = new StringBuilder();
        for (int i = 0; i < count; i++) {
            parts.append(part(boundary, "name=\"p" + i + "\"; filename=\"p" + i + "\"", "content"));
        }
        return parts + "--" + boundary + "--\r\n";
    }

    private static String part(String boundary, String disposition, String content) {
        return "--" + boundary + "\r\nContent-Disposition: form-data; " + disposition + "\r\n\r\n" + content + "\r\n";
    }

    private static String cut(String form, Dice dice) {
        return form.substring(0, dice.below(form.length()));
    }
}
