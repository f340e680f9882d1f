package dev.straightway.it.classic;

import dev.straightway.it.contract.PackagedContract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusIntegrationTest;

@QuarkusIntegrationTest
class ClassicContractIT extends PackagedContract {

    ClassicContractIT() {
        super(Stack.CLASSIC);
    }
}
