package dev.straightway.it.reactive;

import dev.straightway.it.contract.PackagedContract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusIntegrationTest;

@QuarkusIntegrationTest
class ReactiveContractIT extends PackagedContract {

    ReactiveContractIT() {
        super(Stack.REACTIVE);
    }
}
