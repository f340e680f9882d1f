package dev.straightway.it.library.contract;

/** All of what the library answers. */
public interface LibraryContract
        extends CatalogueContract, ChangingContract, LendingContract, StaffContract, ToolsContract, DeskContract, MediaContract,
        NeighbourContract {
}
