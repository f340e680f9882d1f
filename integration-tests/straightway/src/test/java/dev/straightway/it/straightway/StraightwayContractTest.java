package dev.straightway.it.straightway;

import dev.straightway.it.contract.Contract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class StraightwayContractTest extends Contract {

    StraightwayContractTest() {
        super(Stack.STRAIGHTWAY);
    }
}
