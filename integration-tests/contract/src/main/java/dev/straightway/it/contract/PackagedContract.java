package dev.straightway.it.contract;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

import org.junit.jupiter.api.Test;

/** What only the packaged application must answer: outside dev and test mode, a failure tells nothing of its cause. */
public abstract class PackagedContract extends Contract {

    protected PackagedContract(Stack stack) {
        super(stack);
    }

    @Test
    void leaksNothingOfAFailure() {
        get("/errors/failure").then().statusCode(500)
                .body(not(containsString("secret"))).body(not(containsString("Exception")))
                .body(not(containsString("dev.straightway")));
    }
}
