package dev.straightway.it.straightway;

import dev.straightway.it.contract.PackagedContract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusIntegrationTest;

@QuarkusIntegrationTest
class StraightwayContractIT extends PackagedContract {

    StraightwayContractIT() {
        super(Stack.STRAIGHTWAY);
    }
}
