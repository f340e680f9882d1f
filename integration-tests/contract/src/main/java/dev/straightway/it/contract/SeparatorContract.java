package dev.straightway.it.contract;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts of the query that hold several values: {@code @Separator} of Quarkus REST. */
interface SeparatorContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            texts?text=a,b&text=c | '3 a|b|c'
            texts?text=a,,b       | '3 a||b'
            texts?text=a,         | '1 a'
            texts?text=a%2Cb      | '2 a|b'
            texts                 | '0 '
            numbers?n=3,1.2&n=1   | '[1, 2, 3]'
            numbers               | '[7]'
            """)
    default void splitsThem(String target, String answer) {
        assumeTrue(stack().quarkusAnnotations());
        get("/separated/" + target.strip()).then().statusCode(200).body(equalTo(answer));
    }

    @Test
    default void answers404ToAPartThatIsNoNumber() {
        assumeTrue(stack().quarkusAnnotations());
        get("/separated/numbers?n=1,x").then().statusCode(404);
    }
}
