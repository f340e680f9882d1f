package dev.straightway.it.library.straightway;

import dev.straightway.it.library.contract.LibraryContract;
import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class StraightwayLibraryTest implements LibraryContract {

    @Override
    public int unknownMethodOfASubResource() {
        return 405;
    }

    @Override
    public boolean servesMatrixParameters() {
        return false;
    }
}
