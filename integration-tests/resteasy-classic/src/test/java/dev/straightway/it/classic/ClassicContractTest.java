package dev.straightway.it.classic;

import dev.straightway.it.contract.Contract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class ClassicContractTest extends Contract {

    ClassicContractTest() {
        super(Stack.CLASSIC);
    }
}
