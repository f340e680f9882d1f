package dev.straightway.it.reactive;

import dev.straightway.it.contract.Contract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class ReactiveContractTest extends Contract {

    ReactiveContractTest() {
        super(Stack.REACTIVE);
    }
}
