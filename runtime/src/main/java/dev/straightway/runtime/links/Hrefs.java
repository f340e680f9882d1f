package dev.straightway.runtime.links;

import java.util.List;

import dev.straightway.links.Href;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.Scalars.Scalar;
import dev.straightway.runtime.json.SelfWritten;

/** Knows how links are written where they are values in JSON. */
public final class Hrefs {

    /** All that links have, by which it is seen whether an {@code ObjectMapper} writes them alike. */
    private static final String CHARACTERS = "/azAZ09-._~!$&'()*+,=:@;?%20";
    private static final String BASE = "http://a:1/\u00e4\"'<\ud83d\ude00";

    private Hrefs() {
    }

    /** {@return their writer, with samples} */
    public static Scalar<Href> scalar() {
        return new Scalar<>(Href.class, (value, output) -> SelfWritten.of(value).write(output), List.of(new Sample()));
    }

    private static final class Sample extends AbsoluteHref {

        Sample() {
            super(BASE);
        }

        @Override
        public void append(JsonOutput output) {
            output.plain(CHARACTERS);
        }
    }
}
